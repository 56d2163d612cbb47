import type { ProductPreview } from '@sorrel/domain/product'
import { err, ok } from '@sorrel/domain/result'
import { aProductPreview } from '@sorrel/domain/testing'
import type { CatalogRating } from '../src/model.ts'
import type { CatalogSource, SourceError, SourceProduct } from '../src/sync.ts'

export interface StoredProduct {
  readonly id: string
  readonly title: string
  readonly price: number
}

type Call = 'markets' | 'page' | 'products' | 'categories' | 'order' | 'ratings'

/** A service in memory, as strict as the hosted one: at most 1000 products a page and 50 ids a reading. */
export interface StrictSource extends CatalogSource {
  readonly products: Map<string, StoredProduct>
  readonly ratings: Map<string, CatalogRating>
  /** Ids of products in the merchant's order, by slug of the category. */
  readonly orders: Map<string, readonly string[]>
  /** Calls in their order, pages with their number. */
  readonly calls: string[]
  /** Called before each answer is made; an error becomes the answer. */
  onCall: (call: Call, detail: string) => Promise<SourceError | undefined> | SourceError | undefined
  /** Called after an answer is made and before it is given: what changes here is not in it. */
  onAnswer: (call: Call, detail: string) => Promise<void> | void
  /** Calls under way at once, those for ratings not counted. */
  readonly mostAtOnce: () => number
}

export function createStrictSource(count: number): StrictSource {
  const ids = Array.from({ length: count }, (_, index) => `p${String(index).padStart(4, '0')}`)
  const products = new Map(ids.map((id) => [id, { id, title: `Soap ${id}`, price: 5 }]))
  const ratings = new Map<string, CatalogRating>()
  const orders = new Map<string, readonly string[]>()
  const calls: string[] = []
  let atOnce = 0
  let most = 0
  const answer = async <T>(call: Call, detail: string, make: () => T) => {
    // The reviews are another service.
    if (call !== 'ratings') atOnce += 1
    most = Math.max(most, atOnce)
    try {
      calls.push(`${call} ${detail}`)
      const error = await source.onCall(call, detail)
      if (error !== undefined) return err(error)
      const value = make()
      await source.onAnswer(call, detail)
      return ok(value)
    } finally {
      if (call !== 'ratings') atOnce -= 1
    }
  }
  const source: StrictSource = {
    products,
    ratings,
    orders,
    calls,
    onCall: () => undefined,
    onAnswer: () => {},
    mostAtOnce: () => most,
    readMarkets: () =>
      answer('markets', '', () => ({ locales: ['en', 'fr', 'de'], currencies: ['GBP', 'EUR'] })),
    readPage: ({ page, limit, locale, currency }) =>
      answer('page', `${page} ${locale} ${currency}`, () => {
        if (limit > 1000) throw new Error('limit may be 1000 at most')
        const all = [...products.values()]
        const part = all.slice((page - 1) * limit, page * limit)
        return { products: part.map((product) => toSource(product, locale, currency)), count: all.length }
      }),
    readProducts: ({ ids: wanted, locale, currency }) =>
      answer('products', `${wanted.join(' ')} ${locale} ${currency}`, () => {
        if (wanted.length > 50) throw new Error('at most 50 ids')
        return wanted.flatMap((id) => {
          const product = products.get(id)
          return product === undefined ? [] : [toSource(product, locale, currency)]
        })
      }),
    readCategories: (locale) =>
      answer('categories', locale, () => [
        { slug: 'bath', name: `Bath ${locale}` },
        { slug: 'soap', name: `Soap ${locale}`, parentSlug: 'bath' },
      ]),
    readOrder: ({ category, page, limit }) =>
      answer('order', `${category} ${page}`, () => {
        const ids = orders.get(category) ?? []
        return { ids: ids.slice((page - 1) * limit, page * limit), count: ids.length }
      }),
    readRatings: (wanted) =>
      answer('ratings', String(wanted.length), () =>
        wanted.flatMap((id) => {
          const rating = ratings.get(id)
          return rating === undefined ? [] : [rating]
        }),
      ),
  }
  return source
}

function toSource({ id, title, price }: StoredProduct, locale: string, currency: string): SourceProduct {
  const preview: ProductPreview = aProductPreview({
    id,
    slug: `slug-${id}`,
    name: `${title} ${locale}`,
    currency,
    price: currency === 'GBP' ? price : price * 2,
  })
  return { preview, skus: [`SKU-${id}`] }
}
