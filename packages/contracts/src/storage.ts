import type { Location } from '@sorrel/domain/location'
import type { Picture } from '@sorrel/domain/product'
import { STORAGE_PREFIX } from './schema/storage-prefix.ts'
import { readStoredRecord, STORED_VERSION } from './schema/stored-record.ts'
import { isRecord, parseFlag, parseList, parseNumber, parseText } from './untrusted.ts'

/**
 * Names and lifetimes of what the shop stores in the browser. Values carry a version; a value of another version is
 * ignored.
 */

/** The names of stored values. The consent is a cookie of the same name as well. */
export type StorageName =
  | 'consent'
  | 'location'
  | 'recent-searches'
  | 'recent-products'
  | 'saved-products'
  | 'account-saved-products'
  | 'helpful-votes'
  | 'purchases'

/** The storage key of a name, such as `sorrel.consent`. Shops on the same address use different prefixes. */
export function getStorageKey(name: StorageName, prefix: string = STORAGE_PREFIX): string {
  return `${prefix}.${name}`
}

export const CONSENT_DAYS = 365
/** When there are more searches, the oldest are forgotten. */
const RECENT_SEARCHES_MAX_COUNT = 5
const RECENT_SEARCH_MAX_LENGTH = 100
/** When there are more votes, the oldest are forgotten. */
const HELPFUL_VOTES_MAX_COUNT = 500

/**
 * Longest texts of a stored draft, in UTF-16 units. They are well above the limits of a review, so that a draft is
 * never cut.
 */
const DRAFT_TEXT_MAX_LENGTH = 10_000

const DAY_MS = 86_400_000

/** An unsent review, stored so that its author need not type it again. */
export interface ReviewDraft {
  /** 1 to 5; 0 for none yet. */
  readonly rating: number
  readonly title: string
  readonly body: string
}

/** The visitor's cookie choice. Necessary cookies are always on. */
export interface Consent {
  readonly necessary: true
  readonly analytics: boolean
  readonly marketing: boolean
}

export const ACCEPT_ALL: Consent = { necessary: true, analytics: true, marketing: true }
export const DECLINE_ALL: Consent = { necessary: true, analytics: false, marketing: false }

export interface ConsentRules {
  /** How long a choice holds. Default: 365. */
  readonly days?: number | undefined
  /**
   * Version of the question. Raise it when a shop asks for something new, such as another receiver: choices about an
   * older version no longer count. Default: 1.
   */
  readonly asked?: number | undefined
}

/** Version of records that were stored before versions existed. */
const FIRST_ASKED = 1

/**
 * The stored choice. Undefined when there is none, or it is too old or about another version of the question: the
 * banner then shows. `now` in milliseconds since 1970. Never throws.
 */
export function parseConsent(
  text: string | null | undefined,
  now: number,
  { days = CONSENT_DAYS, asked = FIRST_ASKED }: ConsentRules = {},
): Consent | undefined {
  const record = readStoredRecord(text)
  const savedAt = parseNumber(record?.savedAt)
  if (savedAt === undefined || now - savedAt >= days * DAY_MS) return undefined
  if ((parseNumber(record?.asked) ?? FIRST_ASKED) !== asked) return undefined
  const analytics = parseFlag(record?.analytics)
  const marketing = parseFlag(record?.marketing)
  if (analytics === undefined || marketing === undefined) return undefined
  return { necessary: true, analytics, marketing }
}

/** The choice as text to store. `savedAt` in milliseconds since 1970. */
export function serializeConsent(
  { analytics, marketing }: Consent,
  savedAt: number,
  { asked = FIRST_ASKED }: Pick<ConsentRules, 'asked'> = {},
): string {
  const about = asked === FIRST_ASKED ? {} : { asked }
  return JSON.stringify({ version: STORED_VERSION, savedAt, ...about, necessary: true, analytics, marketing })
}

/** The stored location; undefined when there is none. Never throws. */
export function parseLocation(text: string | null | undefined): Location | undefined {
  const record = readStoredRecord(text)
  const countryCode = parseText(record?.countryCode)
  const country = parseText(record?.country)
  // Shops of before wrote it as `isUk`.
  const isUk = parseFlag(record?.isUK ?? record?.isUk)
  if (countryCode === undefined || country === undefined || isUk === undefined) return undefined
  if (!/^[A-Z]{2}$/.test(countryCode)) return undefined
  return { country, countryCode, isUk, detected: parseFlag(record?.detected) ?? false }
}

/** Writes a place as `parseLocation` reads it. */
export function serializeLocation({ country, countryCode, isUk, detected }: Location): string {
  return JSON.stringify({ version: STORED_VERSION, country, countryCode, isUK: isUk, detected })
}

/** Ids of the reviews this browser marked as helpful, oldest first. Never throws. */
export function parseHelpfulVotes(text: string | null | undefined): readonly string[] {
  const ids = readStoredRecord(text)?.reviewIds
  if (!Array.isArray(ids)) return []
  const known = ids.filter((id): id is string => typeof id === 'string' && /^[\w.:-]{1,64}$/.test(id))
  return [...new Set(known)].slice(-HELPFUL_VOTES_MAX_COUNT)
}

/** Writes the latest ids that `parseHelpfulVotes` reads. */
export function serializeHelpfulVotes(reviewIds: readonly string[]): string {
  return JSON.stringify({ version: STORED_VERSION, reviewIds: reviewIds.slice(-HELPFUL_VOTES_MAX_COUNT) })
}

/** Products that this browser showed, the latest first, for its own list of them. */
const RECENT_PRODUCTS_MAX_COUNT = 9

/** A product as it was when its page was open. The price is left out: it is asked for when it is shown. */
export interface RecentProduct {
  readonly slug: string
  readonly name: string
  readonly picture?: Pick<Picture, 'src' | 'version' | 'width' | 'height'> | undefined
}

/** The products that were viewed, each once, the latest first. Never throws. */
export function parseRecentProducts(text: string | null | undefined): readonly RecentProduct[] {
  const known = parseList(readStoredRecord(text)?.products).flatMap((product) => {
    const { slug: givenSlug, name: givenName, picture } = isRecord(product) ? product : {}
    const [slug, name] = [parseText(givenSlug), parseText(givenName)]
    if (slug === undefined || name === undefined) return []
    const file = isRecord(picture) ? picture : {}
    const [src, width, height] = [parseText(file.src), parseNumber(file.width), parseNumber(file.height)]
    if (src === undefined || width === undefined || height === undefined) return [{ slug, name }]
    return [{ slug, name, picture: { src, version: parseText(file.version), width, height } }]
  })
  return [...new Map(known.map((product) => [product.slug, product])).values()]
}

/** The list with one more product in front. */
export function serializeRecentProducts(product: RecentProduct, earlier: readonly RecentProduct[]): string {
  const others = earlier.filter(({ slug }) => slug !== product.slug)
  const products = [product, ...others].slice(0, RECENT_PRODUCTS_MAX_COUNT)
  return JSON.stringify({ version: STORED_VERSION, products })
}

/** Searches made in this browser, newest first. Never throws. */
export function parseRecentSearches(text: string | null | undefined): readonly string[] {
  const terms = readStoredRecord(text)?.terms
  if (!Array.isArray(terms)) return []
  const known = terms.filter((term): term is string => typeof term === 'string' && term.trim() !== '')
  return toRecent(known)
}

/** Writes the latest terms that `parseRecentSearches` reads, each once. */
export function serializeRecentSearches(terms: readonly string[]): string {
  return JSON.stringify({ version: STORED_VERSION, terms: toRecent(terms) })
}

/** A term that differs only in its case counts as the same. */
function toRecent(terms: readonly string[]): readonly string[] {
  const short = terms.map((term) => term.trim().slice(0, RECENT_SEARCH_MAX_LENGTH))
  const isFirst = (term: string, index: number) =>
    short.findIndex((other) => other.toLowerCase() === term.toLowerCase()) === index
  return short.filter(isFirst).slice(0, RECENT_SEARCHES_MAX_COUNT)
}

/** When there are more orders, the oldest are forgotten. */
const PURCHASES_MAX_COUNT = 20

/** Numbers of the orders that this browser reported as purchases, oldest first. Never throws. */
export function parsePurchases(text: string | null | undefined): readonly string[] {
  const numbers = readStoredRecord(text)?.orderNumbers
  if (!Array.isArray(numbers)) return []
  return numbers.filter((each): each is string => typeof each === 'string').slice(-PURCHASES_MAX_COUNT)
}

/** Writes the latest order numbers that `parsePurchases` reads. */
export function serializePurchases(orderNumbers: readonly string[]): string {
  return JSON.stringify({ version: STORED_VERSION, orderNumbers: orderNumbers.slice(-PURCHASES_MAX_COUNT) })
}

/** Storage key of a product's draft. Drafts end with the window (session storage). */
export function getReviewDraftKey(productId: string, prefix: string = STORAGE_PREFIX): string {
  return `${prefix}.review-draft.${productId}`
}

/** The stored draft; undefined when there is none. Never throws. */
export function parseReviewDraft(text: string | null | undefined): ReviewDraft | undefined {
  const record = readStoredRecord(text)
  if (record === undefined) return undefined
  const { rating, title, body } = record
  return {
    rating: typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating) ? rating : 0,
    title: (parseText(title) ?? '').slice(0, DRAFT_TEXT_MAX_LENGTH),
    body: (parseText(body) ?? '').slice(0, DRAFT_TEXT_MAX_LENGTH),
  }
}

/** Writes a draft as `parseReviewDraft` reads it. */
export function serializeReviewDraft({ rating, title, body }: ReviewDraft): string {
  return JSON.stringify({ version: STORED_VERSION, rating, title, body })
}
