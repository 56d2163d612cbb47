import { isRecord } from '@sorrel/contracts/untrusted'
import type { ProductListing } from '@sorrel/domain/filters'
import type { CatalogProducts, CatalogStatus, MovedSlug, SitemapPage, Suggestions } from '../model.ts'
import type { Call } from '@sorrel/contracts/calls'

type Rec = Readonly<Record<string, unknown>>

/** Whether each named field of a record passes its type check. */
function has(record: unknown, kinds: Readonly<Record<string, (value: unknown) => boolean>>): record is Rec {
  return isRecord(record) && Object.entries(kinds).every(([name, isKind]) => isKind(record[name]))
}

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isFlag = (value: unknown) => typeof value === 'boolean'
const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem)
const isOptional = (isKind: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || isKind(value)

const isPriced = (value: unknown) => has(value, { price: isNumber, sale: isFlag, prices: isListOf(isRecord) })
const isPicture = (value: unknown) =>
  has(value, { src: isText, alt: isText, width: isNumber, height: isNumber })
const isLink = (value: unknown) => has(value, { name: isText, slug: isText })
const isAttribute = (value: unknown) =>
  has(value, { id: isText, name: isText, values: isListOf(isText), filterable: isFlag })
const isOption = (value: unknown) =>
  has(value, { id: isText, name: isText, inputType: isText, values: isListOf(isRecord) })
const isVariant = (value: unknown) =>
  isPriced(value) && has(value, { id: isText, optionValueIds: isListOf(isText) })
const isCard = (value: unknown) =>
  isPriced(value) &&
  has(value, {
    id: isText,
    slug: isText,
    name: isText,
    description: isText,
    currency: isText,
    images: isListOf(isPicture),
    hasQuickAdd: isFlag,
    categories: isListOf(isLink),
    tags: isListOf(isText),
    options: isListOf(isOption),
    variants: isListOf(isVariant),
    purchaseOptions: isRecord,
    attributes: isListOf(isAttribute),
    stockTracking: isFlag,
    stockPurchasable: isFlag,
  })
const isRating = (value: unknown) => has(value, { average: isNumber, count: isNumber })
const isRatings = (value: unknown) => isRecord(value) && Object.values(value).every(isRating)
const isValue = (value: unknown) => has(value, { value: isText, label: isText, count: isNumber })
const isFilter = (value: unknown) => has(value, { id: isText, name: isText, values: isListOf(isValue) })
const isRange = (value: unknown) => has(value, { min: isNumber, max: isNumber })

/** Makes a parser for an answer from the type checks of its fields. */
function toReader<Answer extends object>(
  kinds: Readonly<Record<keyof Answer & string, (value: unknown) => boolean>>,
): (json: unknown) => Answer | undefined {
  const isAnswer = (json: unknown): json is Answer => has(json, kinds)
  return (json) => (isAnswer(json) ? json : undefined)
}

export const readListing = toReader<ProductListing>({
  products: isListOf(isCard),
  count: isNumber,
  page: isNumber,
  pageCount: isNumber,
  filters: isListOf(isFilter),
  categories: isListOf(isValue),
  price: isOptional(isRange),
  isCounted: isFlag,
  ratings: isOptional(isRatings),
  spelling: isOptional(isText),
})

export const readSuggestions = toReader<Suggestions>({
  products: isListOf(isCard),
  count: isNumber,
  ratings: isRatings,
  terms: isListOf(isText),
  categories: isListOf(isLink),
  spelling: isOptional(isText),
})

export const readProducts = toReader<CatalogProducts>({ products: isListOf(isCard), ratings: isRatings })

export const readSitemapPage = toReader<SitemapPage>({
  entries: isListOf((value) =>
    has(value, { slug: isText, updatedAt: isOptional(isText), picture: isOptional(isPicture) }),
  ),
  pageCount: isNumber,
})

export const readMoved = toReader<MovedSlug>({ slug: isOptional(isText) })

export const readStatus = toReader<CatalogStatus>({
  updatedAt: isOptional(isText),
  count: isNumber,
  isComplete: isFlag,
  isWalking: isFlag,
})

/** The read endpoints of the API, which browsers can call too. */
export const catalogCalls = {
  list: defineRead<ProductListing>('list', readListing),
  suggest: defineRead<Suggestions>('suggest', readSuggestions),
  products: defineRead<CatalogProducts>('products', readProducts),
  sitemap: defineRead<SitemapPage>('sitemap', readSitemapPage),
  moved: defineRead<MovedSlug>('moved', readMoved),
  status: defineRead<CatalogStatus>('status', readStatus),
} as const

function defineRead<Answer>(name: string, readAnswer: Call<Answer>['readAnswer']): Call<Answer> {
  return { method: 'GET', path: `/api/catalog/${name}`, readAnswer }
}
