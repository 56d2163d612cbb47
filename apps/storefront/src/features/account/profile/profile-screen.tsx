import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { Text } from '@sorrel/ui/text'
import { mailIcon } from '#shop/icons.ts'
import { useShop } from '#shop/use-shop'
import { PageHeader, SectionCard } from '../layout/account-section.tsx'
import { toMailto } from '#shop/to-mailto.ts'
import { ProfileSections } from './profile-sections.tsx'
import type { ProfileScreenProps } from './load-profile.ts'
import * as styles from './profile.css.ts'

/** The customer's own details and password. See docs/decisions.md#routes. */
export function ProfileScreen({ account, details, email, password, supportEmail }: ProfileScreenProps) {
  const { t, toHref } = useShop()
  return (
    <>
      <PageHeader title={t('account.profile.title')} />
      <ProfileSections
        account={account}
        details={details}
        email={email}
        password={password}
        path={toHref(routes.profile())}
      />
      <SectionCard title={t('account.profile.data')} text={<Text>{t('account.profile.data_text')}</Text>}>
        {supportEmail && (
          <div className={styles.contact}>
            <Button
              href={toMailto({ to: supportEmail, subject: t('account.profile.data'), body: '' })}
              variant="secondary"
              iconStart={<Icon icon={mailIcon} size={18} />}
            >
              {t('account.profile.contact', { email: supportEmail })}
            </Button>
          </div>
        )}
      </SectionCard>
    </>
  )
}
