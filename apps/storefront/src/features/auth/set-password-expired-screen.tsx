import { routes } from '@sorrel/contracts/routes'
import { AuthLayout } from './auth-layout.tsx'
import type { SetPasswordExpiredScreenProps } from './load-auth.ts'
import { RecoveryForm } from './recovery-form.tsx'

/** Says that nothing was changed, and sends another link. See docs/specification.md#forgotten-passwords. */
export function SetPasswordExpiredScreen({ shop, from, form }: SetPasswordExpiredScreenProps) {
  const { t, toHref } = shop
  return (
    <AuthLayout title={t('account.set_password_expired.title')} text={t('account.set_password_expired.text')}>
      <>
        <RecoveryForm
          state={form}
          from={from}
          to={toHref(routes.passwordRecoverySent())}
          submit={t('account.set_password_expired.resend')}
        />
      </>
    </AuthLayout>
  )
}
