'use client'

import type { Filter, FilterQuery } from '@sorrel/domain/filters'
import { Link } from '../link'
import { useWords } from '../words-context'
import { FilterLinks } from './filter-links'

export function Filters({
  filters,
  query,
}: {
  readonly filters: readonly Filter[]
  readonly query: FilterQuery
}) {
  const { language } = useWords()
  return <FilterLinks filters={filters} query={query} path={`/${language}/products`} link={Link} />
}
