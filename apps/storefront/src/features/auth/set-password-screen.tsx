import { routes } from '@sorrel/contracts/routes'
import { AuthLayout } from './auth-layout.tsx'
import type { SetPasswordScreenProps } from './load-auth.ts'
import { SetPasswordForm } from './set-password-form.tsx'

/** The page that the recovery mail leads to. See docs/specification.md#forgotten-passwords. */
export function SetPasswordScreen({ shop, passwordKey, from, form }: SetPasswordScreenProps) {
  const { t, toHref } = shop
  return (
    <AuthLayout title={t('account.set_password.title')} text={t('account.set_password.text')}>
      <>
        <SetPasswordForm
          state={form}
          from={from}
          successHref={toHref(routes.setPasswordSuccess())}
          expiredHref={toHref(routes.setPasswordExpired(passwordKey))}
          passwordKey={passwordKey}
        />
      </>
    </AuthLayout>
  )
}
