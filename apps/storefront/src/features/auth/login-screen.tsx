import type { LoginScreenProps } from './load-auth.ts'

export function LoginScreen({ t }: LoginScreenProps) {
  return <h1>{t('account.login.title')}</h1>
}
