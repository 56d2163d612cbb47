import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { useShop } from '#shop/use-shop'
import { AuthLayout } from './auth-layout.tsx'
import type { SetPasswordScreenProps, SetPasswordExpiredScreenProps } from './load-auth.ts'
import { SetPasswordForm, RecoveryForm } from './password-forms.tsx'

/** The page that the recovery mail leads to. See docs/specification.md#forgotten-passwords. */
export function SetPasswordScreen({ passwordKey, from, form }: SetPasswordScreenProps) {
  const { t, toHref } = useShop()
  return (
    <AuthLayout title={t('account.set_password.title')} text={t('account.set_password.text')}>
      <SetPasswordForm
        state={form}
        from={from}
        successHref={toHref(routes.setPasswordSuccess())}
        expiredHref={toHref(routes.setPasswordExpired(passwordKey))}
        passwordKey={passwordKey}
      />
    </AuthLayout>
  )
}

/** Says that nothing was changed, and sends another link. See docs/specification.md#forgotten-passwords. */
export function SetPasswordExpiredScreen({ from, form }: SetPasswordExpiredScreenProps) {
  const { t, toHref } = useShop()
  return (
    <AuthLayout title={t('account.set_password_expired.title')} text={t('account.set_password_expired.text')}>
      <RecoveryForm
        state={form}
        from={from}
        to={toHref(routes.passwordRecoverySent())}
        submit={t('account.set_password_expired.resend')}
      />
    </AuthLayout>
  )
}

/** Says that the new password is set, and links to the log-in. See docs/specification.md#forgotten-passwords. */
export function SetPasswordSuccessScreen() {
  const { t, toHref, link } = useShop()
  return (
    <AuthLayout title={t('account.set_password_success.title')} text={t('account.set_password_success.text')}>
      <Button as={link} href={toHref(routes.login())} size="lg" fullWidth>
        {t('account.set_password_success.login')}
      </Button>
    </AuthLayout>
  )
}
