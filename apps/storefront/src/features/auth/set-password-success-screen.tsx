import type { SetPasswordSuccessScreenProps } from './load-auth.ts'

export function SetPasswordSuccessScreen({ t }: SetPasswordSuccessScreenProps) {
  return <h1>{t('account.set_password_success.title')}</h1>
}
