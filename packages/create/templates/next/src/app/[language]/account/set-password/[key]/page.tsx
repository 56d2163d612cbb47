import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Heading } from '@sorrel/ui/heading'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import type { Metadata } from 'next'
import { AccountPassword } from '../../../../../components/account-fields'
import { FormPage } from '../../../../../components/form-page'
import { RouterLink } from '../../../../../link'
import { toMetadata } from '../../../../../metadata'
import { toHref } from '../../../../../to-href'
import { readWords } from '../../../../../words'

/** Whole before it is sent, so that it is read and used without script. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const titles = [t('account.set_password.title')]
  // Without the key: it opens the account.
  return toMetadata({ path: routes.passwordRecovery(), titles, isPrivate: true }, language)
}

/** Where the mail of `/account/password-recovery` leads. Its key works once. */
export default async function SetPasswordPage({
  params,
  searchParams,
}: PageProps<'/[language]/account/set-password/[key]'>) {
  const { language, t } = await readWords()
  const { key } = await params
  const { saved, failed } = await searchParams
  const own = toHref(language, routes.setPassword(key))
  const login = toHref(language, routes.login())
  if (saved !== undefined)
    return (
      <Stack gap="24">
        <Heading level={1}>{t('account.set_password.title')}</Heading>
        <Banner tone="success" live="polite" title={t('account.set_password_success.title')}>
          {t('account.set_password_success.text')}{' '}
          <Link as={RouterLink} href={login}>
            {t('account.set_password_success.login')}
          </Link>
        </Banner>
      </Stack>
    )
  const isExpired = failed === '401'
  const [refusal, again] = isExpired
    ? [t('account.set_password_expired.text'), t('account.set_password_expired.resend')]
    : [t('validation.password_invalid'), t('account.forgot_password.title')]
  return (
    <FormPage
      title={t('account.set_password.title')}
      name="set-password"
      to={`${own}?saved=1`}
      from={own}
      failed={failed?.toString()}
      refusal={refusal}
      submit={t('account.set_password.submit')}
      links={
        <Link as={RouterLink} href={toHref(language, routes.passwordRecovery())}>
          {again}
        </Link>
      }
    >
      <input type="hidden" name="key" value={key} />
      <AccountPassword label={t('account.fields.new_password')} isNew />
    </FormPage>
  )
}
