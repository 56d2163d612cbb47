import { parseNext, routes } from '@sorrel/contracts/routes'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import type { Metadata } from 'next'
import { AccountPassword, EmailField } from '../../../../components/account-fields'
import { FormPage } from '../../../../components/form-page'
import { RouterLink } from '../../../../link'
import { toMetadata } from '../../../../metadata'
import { toHref } from '../../../../to-href'
import { readWords } from '../../../../words'

/** Whole before it is sent, so that it is read and used without script. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const titles = [t('account.login.title')]
  return toMetadata({ path: routes.login(), titles, isPrivate: true }, language)
}

/** Logs a customer in, and leads to the page that `next` names. The visitor's cart is kept. */
export default async function LogInPage({ searchParams }: PageProps<'/[language]/account/login'>) {
  const { language, t } = await readWords()
  const { next: asked, failed } = await searchParams
  const next = parseNext(asked)
  return (
    <FormPage
      title={t('account.login.title')}
      name="login"
      to={next ?? toHref(language, routes.account())}
      from={toHref(language, routes.login(next))}
      failed={failed?.toString()}
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
