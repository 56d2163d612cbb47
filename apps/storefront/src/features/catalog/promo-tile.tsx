import type { NavigationLink } from '@sorrel/domain/menu'
import { Heading } from '@sorrel/ui/heading'
import { Link } from '@sorrel/ui/link'
import { useShop } from '#shop/use-shop'
import * as styles from './promo.css.ts'

export interface PromoTileProps {
  readonly promo: Pick<NavigationLink, 'label' | 'href'>
}

/** A way on after the last product. It fills the rest of a row that the products leave open, and shows nowhere else. */
export function PromoTile({ promo }: PromoTileProps) {
  const { t, toHref, link } = useShop()
  return (
    <li className={styles.tile}>
      <Heading level={2} size="2xl">
        {t('categories.promo')}
      </Heading>
      <Link as={link} variant="standalone" href={toHref(promo.href)}>
        {promo.label}
      </Link>
    </li>
  )
}
