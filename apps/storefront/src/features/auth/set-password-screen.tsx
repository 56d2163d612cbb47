import type { SetPasswordScreenProps } from './load-auth.ts'

export function SetPasswordScreen({ t }: SetPasswordScreenProps) {
  return <h1>{t('account.set_password.title')}</h1>
}
