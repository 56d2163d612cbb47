export interface CatalogStatus {
  readonly count: number
  readonly isComplete: boolean
}

/** Reads the API as it is, over HTTP, in English and pounds. */
export function createCatalogClient(origin: string) {
  const read = (path: string) => fetch(`${origin}/api/catalog/${path}locale=en&currency=GBP`)
  const bySlugs = (slugs: readonly string[]) => read(`products?slugs=${slugs.join(',')}&`)
  return {
    list: () => read('list?'),
    bySlugs,
    readMoved: async (of: 'product' | 'category', slug: string): Promise<string | undefined> =>
      (await (await fetch(`${origin}/api/catalog/moved?of=${of}&slug=${slug}`)).json()).slug,
    readPrice: async (slug: string): Promise<number | undefined> => {
      const { products } = await (await bySlugs([slug])).json()
      return products[0]?.price
    },
  }
}
