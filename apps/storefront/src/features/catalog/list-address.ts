/** The products of a list that filters are applied to. Default: all products. */
export interface ListScope {
  /** Slug of a category. */
  readonly category?: string | undefined
  /** Words of a search. */
  readonly search?: string | undefined
}

export interface ListAddress {
  /** Path of the list, without a query. */
  readonly path: string
  readonly scope: ListScope
  /** As `toFilterQuery` writes them. */
  readonly filters: string
}

/** Address of a list with filters. The words of a search stay in it. */
export function toListAddress({ path, scope, filters }: ListAddress): string {
  const words = new URLSearchParams(scope.search === undefined ? {} : { q: scope.search })
  const query = [String(words), filters].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}
