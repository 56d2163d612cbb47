import { parseNext, routes } from '@sorrel/contracts/routes'
import { Link } from '@sorrel/ui/link'
import { TextField } from '@sorrel/ui/text-field'
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
  const titles = [t('account.signup.title')]
  return toMetadata({ path: routes.signUp(), titles, isPrivate: true }, language)
}

/** Makes an account. The visitor's cart is kept. */
export default async function SignUpPage({ searchParams }: PageProps<'/[language]/account/sign-up'>) {
  const { language, t } = await readWords()
  const { next: asked, failed } = await searchParams
  const next = parseNext(asked)
  return (
    <FormPage
      title={t('account.signup.title')}
      name="sign-up"
      to={next ?? toHref(language, routes.account())}
      from={toHref(language, routes.signUp(next))}
      failed={failed?.toString()}
      refusal={t('account.signup.error_refused')}
      submit={t('account.signup.submit')}
      links={
        <Link as={RouterLink} href={toHref(language, routes.login(next))}>
          {t('account.signup.login')}
        </Link>
      }
    >
      <TextField name="firstName" label={t('account.fields.first_name')} autoComplete="given-name" required />
      <TextField name="lastName" label={t('account.fields.last_name')} autoComplete="family-name" required />
      <EmailField />
      <AccountPassword label={t('account.fields.password')} isNew />
    </FormPage>
  )
}
