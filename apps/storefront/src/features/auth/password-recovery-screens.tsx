import { routes } from '@sorrel/contracts/routes'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { Button } from '@sorrel/ui/button'
import { useShop } from '#shop/use-shop'
import { AuthLayout } from './auth-layout.tsx'
import type { PasswordRecoveryScreenProps } from './load-auth.ts'
import { RecoveryForm } from './password-forms.tsx'

/** The page to ask for the mail that leads to a new password. See docs/specification.md#forgotten-passwords. */
export function PasswordRecoveryScreen({ from, form }: PasswordRecoveryScreenProps) {
  const { t, toHref, link } = useShop()
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
      <RecoveryForm
        state={form}
        from={from}
        to={toHref(routes.passwordRecoverySent())}
        submit={t('account.forgot_password.submit')}
      />
    </AuthLayout>
  )
}

/** The same words whether the address is known or not. See docs/specification.md#forgotten-passwords. */
export function CheckEmailScreen() {
  const { t, toHref, link } = useShop()
  return (
    <AuthLayout
      title={t('account.check_email.title')}
      text={t('account.check_email.text')}
      foot={
        <Link as={link} href={toHref(routes.login())} variant="standalone">
          {t('account.forgot_password.back')}
        </Link>
      }
    >
      <Text>{t('account.check_email.hint')}</Text>
      <Button as={link} href={toHref(routes.passwordRecovery())} variant="secondary" size="lg" fullWidth>
        {t('account.check_email.resend')}
      </Button>
    </AuthLayout>
  )
}
