import { routes } from '@sorrel/contracts/routes'
import { Link } from '@sorrel/ui/link'
import { AuthLayout } from './auth-layout.tsx'
import type { PasswordRecoveryScreenProps } from './load-auth.ts'
import { RecoveryForm } from './recovery-form.tsx'

/** The page to ask for the mail that leads to a new password. See docs/specification.md#forgotten-passwords. */
export function PasswordRecoveryScreen({ shop, from, form }: PasswordRecoveryScreenProps) {
  const { t, toHref, link } = shop
  return (
    <AuthLayout
      title={t('account.forgot_password.title')}
      text={t('account.forgot_password.text')}
      foot={
        <Link as={link} href={toHref(routes.login())} variant="standalone">
          {t('account.forgot_password.back')}
        </Link>
      }
    >
      <>
        <RecoveryForm
          state={form}
          from={from}
          to={toHref(routes.passwordRecoverySent())}
          submit={t('account.forgot_password.submit')}
        />
      </>
    </AuthLayout>
  )
}
