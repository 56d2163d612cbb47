import { parseNext, routes } from '@sorrel/contracts/routes'
import type { Metadata } from 'next'
import { LogIn } from '../../../../components/log-in'
import { toMetadata } from '../../../../metadata'
import { readWords } from '../../../../words'

/** Whole before it is sent, so that it is read and used without script. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  const titles = [t('account.login.title')]
  return toMetadata({ path: routes.login(), titles, isPrivate: true }, language)
}

export default async function LogInPage({ searchParams }: PageProps<'/[language]/account/login'>) {
  const { next, failed } = await searchParams
  return <LogIn next={parseNext(next)} failed={failed?.toString()} />
}
