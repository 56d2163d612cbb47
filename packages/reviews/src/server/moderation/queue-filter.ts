import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ReviewsDatabase } from '../data/database.ts'
import { reviews } from '../data/schema.ts'

/** Which reviews of a list are shown. */
export interface QueueFilter {
  /** 1 to 5. */
  readonly rating?: number | undefined
  readonly productId?: string | undefined
  /** Two letters: `en`. */
  readonly locale?: string | undefined
  readonly pictures?: 'with' | 'without' | undefined
}

const FIELDS = ['rating', 'product', 'language', 'pictures'] as const

/** Reads a filter from an address; whatever is not understood is left out. */
export function parseQueueFilter(search: URLSearchParams): QueueFilter {
  const read = (name: (typeof FIELDS)[number]) => search.get(name) ?? ''
  const pictures = read('pictures')
  return {
    rating: /^[1-5]$/.test(read('rating')) ? Number(read('rating')) : undefined,
    productId: /^[\w.:-]{1,64}$/.test(read('product')) ? read('product') : undefined,
    locale: /^[a-z]{2}$/.test(read('language')) ? read('language') : undefined,
    pictures: pictures === 'with' || pictures === 'without' ? pictures : undefined,
  }
}

/** The fields of a filter in an address. */
export function toFilterSearch({ rating, productId, locale, pictures }: QueueFilter): string {
  const values = { rating: rating?.toString(), product: productId, language: locale, pictures }
  return FIELDS.flatMap((name) => (values[name] === undefined ? [] : [`&${name}=${values[name]}`])).join('')
}

export function toFilterCondition({ rating, productId, locale, pictures }: QueueFilter): SQL | undefined {
  const hasPicture = sql`exists (select 1 from review_images where review_images.review_id = ${reviews.id})`
  return and(
    rating === undefined ? undefined : eq(reviews.rating, rating),
    productId === undefined ? undefined : eq(reviews.productId, productId),
    locale === undefined ? undefined : sql`left(${reviews.locale}, 2) = ${locale}`,
    pictures === undefined ? undefined : pictures === 'with' ? hasPicture : sql`not ${hasPicture}`,
  )
}

/** The choices: the reviewed products by name and the languages, most reviews first, at most 200 of each. */
export interface FilterChoices {
  readonly products: readonly { readonly id: string; readonly name: string }[]
  readonly locales: readonly string[]
}

const CHOICES_MAX = 200

export async function findFilterChoices(db: ReviewsDatabase): Promise<FilterChoices> {
  const language = sql<string>`left(${reviews.locale}, 2)`
  const total = sql`count(*) desc`
  const [products, locales] = await Promise.all([
    db
      .select({ id: reviews.productId, name: sql<string | null>`max(${reviews.productName})` })
      .from(reviews)
      .groupBy(reviews.productId)
      .orderBy(total)
      .limit(CHOICES_MAX),
    db.select({ locale: language }).from(reviews).groupBy(language).orderBy(total).limit(CHOICES_MAX),
  ])
  return {
    products: products
      .map(({ id, name }) => ({ id, name: name ?? id }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    locales: locales.map(({ locale }) => locale),
  }
}
