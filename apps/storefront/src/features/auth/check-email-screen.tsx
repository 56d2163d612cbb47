import type { CheckEmailScreenProps } from './load-auth.ts'

export function CheckEmailScreen({ t }: CheckEmailScreenProps) {
  return <h1>{t('account.check_email.title')}</h1>
}
