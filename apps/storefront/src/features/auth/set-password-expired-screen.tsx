import type { SetPasswordExpiredScreenProps } from './load-auth.ts'

export function SetPasswordExpiredScreen({ t }: SetPasswordExpiredScreenProps) {
  return <h1>{t('account.set_password_expired.title')}</h1>
}
