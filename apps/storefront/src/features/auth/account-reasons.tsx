import type { Picture as ShopPicture } from '@sorrel/domain/product'
import { Heading } from '@sorrel/ui/heading'
import { Icon } from '@sorrel/ui/icon'
import { Picture } from '@sorrel/ui/picture'
import { checkIcon } from '#shop/icons.ts'
import { useShop } from '#shop/use-shop'
import * as styles from './account-reasons.css.ts'

export interface AccountReasonsProps {
  /** Above the reasons where there is room beside the form. */
  readonly picture: ShopPicture | undefined
}

/** What an account is good for, beside the forms that lead to one. */
export function AccountReasons({ picture }: AccountReasonsProps) {
  const { t, image } = useShop()
  return (
    <aside className={styles.reasons}>
      {picture && (
        <div className={styles.picture}>
          <Picture {...picture} alt="" ratio="4/3" sizes="(min-width: 45rem) 50vw, 0px" image={image} />
        </div>
      )}
      <Heading level={2} size="lg">
        {t('account.reasons.title')}
      </Heading>
      <ul className={styles.list}>
        {(['orders', 'subscriptions', 'reviews'] as const).map((reason) => (
          <li key={reason} className={styles.reason}>
            <Icon icon={checkIcon} />
            {t(`account.reasons.${reason}`)}
          </li>
        ))}
      </ul>
    </aside>
  )
}
