import { routes } from '@sorrel/contracts/routes'
import type { Metadata } from 'next'
import { AccountForm } from '../../../../components/account-form'
import { FormPage } from '../../../../components/form-page'
import { toMetadata } from '../../../../metadata'
import { readWords } from '../../../../words'

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const facts = { path: routes.login(), titles: [t('account.login.title')], isPrivate: true }
  return toMetadata(facts, language)
}

export default async function LogInPage({ searchParams }: PageProps<'/[language]/account/login'>) {
  const { t } = await readWords()
  const { next } = await searchParams
  return (
    <FormPage title={t('account.login.title')}>
      <AccountForm isNew={false} next={[next].flat()[0]} />
    </FormPage>
  )
}
