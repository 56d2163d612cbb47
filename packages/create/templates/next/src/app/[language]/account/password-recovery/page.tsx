import { routes } from '@sorrel/contracts/routes'
import type { Metadata } from 'next'
import { FormPage } from '../../../../components/form-page'
import { RecoveryForm } from '../../../../components/recovery-form'
import { toMetadata } from '../../../../metadata'
import { readWords } from '../../../../words'

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const titles = [t('account.forgot_password.title')]
  return toMetadata({ path: routes.passwordRecovery(), titles, isPrivate: true }, language)
}

/** Asks for the mail that leads to a new password. */
export default async function PasswordRecoveryPage() {
  const { t } = await readWords()
  return (
    <FormPage title={t('account.forgot_password.title')}>
      <RecoveryForm />
    </FormPage>
  )
}
