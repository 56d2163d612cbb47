import { routes } from '@sorrel/contracts/routes'
import type { Metadata } from 'next'
import { FormPage } from '../../../../../components/form-page'
import { SetPasswordForm } from '../../../../../components/set-password-form'
import { toMetadata } from '../../../../../metadata'
import { readWords } from '../../../../../words'

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const titles = [t('account.set_password.title')]
  // Without the key: it opens the account.
  return toMetadata({ path: routes.passwordRecovery(), titles, isPrivate: true }, language)
}

/** Where the mail of `/account/password-recovery` leads. */
export default async function SetPasswordPage({
  params,
}: PageProps<'/[language]/account/set-password/[key]'>) {
  const { t } = await readWords()
  const { key } = await params
  return (
    <FormPage title={t('account.set_password.title')}>
      <SetPasswordForm resetKey={key} />
    </FormPage>
  )
}
