import type { CardsScreenProps } from './load-profile.ts'

export function CardsScreen({ t }: CardsScreenProps) {
  return <h1>{t('account.nav.cards')}</h1>
}
