import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { AuthLayout } from './auth-layout.tsx'
import type { SetPasswordSuccessScreenProps } from './load-auth.ts'

/** Says that the new password holds, and leads to the log-in. See docs/specification.md#forgotten-passwords. */
export function SetPasswordSuccessScreen({ shop }: SetPasswordSuccessScreenProps) {
  const { t, toHref, link } = shop
  return (
    <AuthLayout title={t('account.set_password_success.title')} text={t('account.set_password_success.text')}>
      <Button as={link} href={toHref(routes.login())} size="lg" fullWidth>
        {t('account.set_password_success.login')}
      </Button>
    </AuthLayout>
  )
}
