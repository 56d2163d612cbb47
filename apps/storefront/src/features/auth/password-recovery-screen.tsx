import type { PasswordRecoveryScreenProps } from './load-auth.ts'

export function PasswordRecoveryScreen({ t }: PasswordRecoveryScreenProps) {
  return <h1>{t('account.forgot_password.title')}</h1>
}
