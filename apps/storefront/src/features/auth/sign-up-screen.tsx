import { routes } from '@sorrel/contracts/routes'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import { AccountReasons } from './account-reasons.tsx'
import { AuthLayout } from './auth-layout.tsx'
import type { SignUpScreenProps } from './load-auth.ts'
import { SignUpForm } from './sign-in-forms.tsx'

/** The page to create an account. See docs/specification.md#sign-up. */
export function SignUpScreen({ next, from, isSentHere, form, picture }: SignUpScreenProps) {
  const { t, toHref, link } = useShop()
  return (
    <AuthLayout
      title={t('account.signup.title')}
      text={t('account.signup.text')}
      foot={
        <Text>
          {t('account.signup.have_account')}{' '}
          <Link as={link} href={toHref(routes.login(isSentHere ? next : undefined))}>
            {t('account.signup.login')}
          </Link>
        </Text>
      }
      aside={<AccountReasons picture={picture} />}
    >
      <SignUpForm state={form} from={from} next={next} />
    </AuthLayout>
  )
}
