import type { SearchScreenProps } from './load-search.ts'

export function SearchScreen({ t }: SearchScreenProps) {
  return <h1>{t('search.title')}</h1>
}
