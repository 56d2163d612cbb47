import type { ProfileScreenProps } from './load-profile.ts'

export function ProfileScreen({ t }: ProfileScreenProps) {
  return <h1>{t('account.nav.profile')}</h1>
}
