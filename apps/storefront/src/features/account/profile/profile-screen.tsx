import { routes } from '@sorrel/contracts/routes'
import { Text } from '@sorrel/ui/text'
import { PageHeader, SectionCard } from '../layout/account-section.tsx'
import { DetailsForm, PasswordForm } from './profile-sections.tsx'
import type { ProfileScreenProps } from './load-profile.ts'

/** The customer's own details and password. See docs/decisions.md#routes. */
export function ProfileScreen({ account, details, password, shop }: ProfileScreenProps) {
  const { t, toHref } = shop
  const path = toHref(routes.profile())
  return (
    <>
      <PageHeader title={t('account.profile.title')} shop={shop} />
      <SectionCard title={t('account.profile.details')}>
        <DetailsForm state={details} path={path} email={account.email} />
      </SectionCard>
      <SectionCard
        title={t('account.profile.password')}
        text={<Text>{t('account.profile.password_text')}</Text>}
      >
        <PasswordForm state={password} path={path} email={account.email} />
      </SectionCard>
    </>
  )
}
