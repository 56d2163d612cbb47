import { routes } from '@sorrel/contracts/routes'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { FlashBanner } from '#form/flash-banner.tsx'
import { useShop } from '#shop/use-shop'
import { AccountReasons } from './account-reasons.tsx'
import { AuthLayout } from './auth-layout.tsx'
import type { LoginScreenProps } from './load-auth.ts'
import { LoginForm } from './sign-in-forms.tsx'

/** The page to log in, with links to a new account and a new password. See docs/specification.md#log-in. */
export function LoginScreen({ next, from, isSentHere, flashMessage, form, picture }: LoginScreenProps) {
  const { t, toHref, link } = useShop()
  return (
    <AuthLayout
      title={t('account.login.title')}
      text={t(isSentHere ? 'account.login.next' : 'account.login.text')}
      flashMessage={<FlashBanner flashMessage={flashMessage} />}
      foot={
        <>
          <Link as={link} href={toHref(routes.passwordRecovery())} variant="standalone">
            {t('account.login.forgot')}
          </Link>
          <Text as="span">
            {t('account.login.no_account')}{' '}
            <Link as={link} href={toHref(routes.signUp(isSentHere ? next : undefined))}>
              {t('account.login.create')}
            </Link>
          </Text>
        </>
      }
      aside={<AccountReasons picture={picture} />}
    >
      <LoginForm state={form} from={from} next={next} />
    </AuthLayout>
  )
}
