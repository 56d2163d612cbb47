import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import type { Metadata } from 'next'
import { EmailField } from '../../../../components/account-fields'
import { FormPage } from '../../../../components/form-page'
import { RouterLink } from '../../../../link'
import { toMetadata } from '../../../../metadata'
import { toHref } from '../../../../to-href'
import { readWords } from '../../../../words'

/** Whole before it is sent, so that it is read and used without script. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const titles = [t('account.forgot_password.title')]
  return toMetadata({ path: routes.passwordRecovery(), titles, isPrivate: true }, language)
}

/** Asks for the mail with a link to a new password. It says the same whether the address is known or not. */
export default async function PasswordRecoveryPage({
  searchParams,
}: PageProps<'/[language]/account/password-recovery'>) {
  const { language, t } = await readWords()
  const { sent, failed } = await searchParams
  const own = toHref(language, routes.passwordRecovery())
  return (
    <FormPage
      title={t('account.forgot_password.title')}
      name="password-recovery"
      to={`${own}?sent=1`}
      from={own}
      failed={failed?.toString()}
      refusal={t('validation.email_invalid')}
      submit={t('account.forgot_password.submit')}
      links={
        <Link as={RouterLink} href={toHref(language, routes.login())} variant="quiet">
          {t('account.forgot_password.back')}
        </Link>
      }
    >
      {sent !== undefined && (
        <Banner tone="success" live="polite" title={t('account.check_email.title')}>
          {t('account.check_email.text')}
        </Banner>
      )}
      <Text>{t('account.forgot_password.text')}</Text>
      <EmailField />
    </FormPage>
  )
}
