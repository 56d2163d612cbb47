import type { AddressesScreenProps } from './load-profile.ts'

export function AddressesScreen({ t }: AddressesScreenProps) {
  return <h1>{t('account.nav.addresses')}</h1>
}
