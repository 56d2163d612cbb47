import type { ListingScreenProps } from './load-listing.ts'

export function ListingScreen({ t }: ListingScreenProps) {
  return <h1>{t('products.title')}</h1>
}
