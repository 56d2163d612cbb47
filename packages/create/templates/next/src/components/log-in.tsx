import { routes } from '@sorrel/contracts/routes'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { RouterLink } from '../link'
import { toHref } from '../to-href'
import { readWords } from '../words'
import { AccountPassword, EmailField } from './account-fields'
import { FormPage } from './form-page'

interface LogInProps {
  /** Where to go afterwards: a path of the shop. Default: the account. */
  readonly next?: string | undefined
  readonly failed?: string | undefined
}

/** Logs a customer in. The visitor's cart is kept. */
export async function LogIn({ next, failed }: LogInProps) {
  const { language, t } = await readWords()
  return (
    <FormPage
      title={t('account.login.title')}
      name="login"
      to={next ?? toHref(language, routes.account())}
      from={toHref(language, routes.login(next))}
      failed={failed}
      refusal={t('account.login.error_invalid')}
      submit={t('account.login.submit')}
      links={
        <Inline justify="between">
          <Link as={RouterLink} href={toHref(language, routes.passwordRecovery())}>
            {t('account.login.forgot')}
          </Link>
          <Link as={RouterLink} href={toHref(language, routes.signUp(next))}>
            {t('account.login.create')}
          </Link>
        </Inline>
      }
    >
      <EmailField />
      <AccountPassword label={t('account.fields.password')} isNew={false} />
    </FormPage>
  )
}
