import type { SignUpScreenProps } from './load-auth.ts'

export function SignUpScreen({ t }: SignUpScreenProps) {
  return <h1>{t('account.signup.title')}</h1>
}
