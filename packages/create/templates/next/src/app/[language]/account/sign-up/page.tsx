import { routes } from '@sorrel/contracts/routes'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import type { Metadata } from 'next'
import { AccountForm } from '../../../../components/account-form'
import { toMetadata } from '../../../../metadata'
import { readWords } from '../../../../words'

/** Whole before it is sent, so that it is read and used without script. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const facts = { path: routes.signUp(), titles: [t('account.signup.title')], isPrivate: true }
  return toMetadata(facts, language)
}

export default async function SignUpPage({ searchParams }: PageProps<'/[language]/account/sign-up'>) {
  const { t } = await readWords()
  return (
    <Container width="form">
      <Stack gap="24">
        <Heading level={1}>{t('account.signup.title')}</Heading>
        <AccountForm isNew searchParams={searchParams} />
      </Stack>
    </Container>
  )
}
