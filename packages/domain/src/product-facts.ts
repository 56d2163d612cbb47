import type { ProductAttribute } from './product.ts'
import { parseNetContent, type NetContent } from './unit-price.ts'

interface Described {
  readonly attributes: readonly ProductAttribute[]
}

/**
 * Attributes with a meaning of their own, by their ids in the store. All of them are optional. See
 * docs/hosted-store.md#attributes.
 */
export const FACT_ATTRIBUTES = {
  shortLine: 'short_line',
  netContent: 'net_content',
  piece: 'piece',
  lowestPrice: 'lowest_price_30_days',
  saleEnds: 'sale_ends',
  brand: 'brand',
  gtin: 'gtin',
  mpn: 'mpn',
  material: 'material',
  madeIn: 'made_in',
  lasts: 'lasts',
  lastsDays: 'lasts_days',
  afterUse: 'after_use',
  refillContainers: 'refill_containers',
  refillContainersLater: 'refill_containers_later',
  refillContainerPrice: 'refill_container_price',
} as const

type Fact = keyof typeof FACT_ATTRIBUTES

/** Facts that the product form calculates with. */
const FORM_FACTS: readonly Fact[] = [
  'netContent',
  'piece',
  'lowestPrice',
  'lastsDays',
  'refillContainers',
  'refillContainersLater',
  'refillContainerPrice',
]

/** The values of an attribute with a meaning; none where the product does not have it. */
export function getFact({ attributes }: Described, fact: Fact): readonly string[] {
  return attributes.find(({ id }) => id === FACT_ATTRIBUTES[fact])?.values ?? []
}

/** The attributes that the product's form needs, without the others: they are sent to the browser. */
export function getFormAttributes({ attributes }: Described): readonly ProductAttribute[] {
  const wanted: ReadonlySet<string> = new Set(FORM_FACTS.map((fact) => FACT_ATTRIBUTES[fact]))
  return attributes.filter(({ id }) => wanted.has(id))
}

const AMOUNT = /^(\d+(?:\.\d+)?)\s*([A-Z]{3})$/

/** The amount of a fact in a currency: its values are `15.00 GBP`, one for each currency. */
export function getFactAmount(product: Described, fact: Fact, currency: string): number | undefined {
  for (const value of getFact(product, fact)) {
    const [, amount, code] = AMOUNT.exec(value.trim()) ?? []
    if (code === currency) return Number(amount)
  }
  return undefined
}

/** The content of one piece, for its unit price. */
export function getNetContent(product: Described): NetContent | undefined {
  return parseNetContent(getFact(product, 'netContent')[0] ?? '')
}

/**
 * The lowest price of the 30 days before a reduction, in major units, for `limitSale`; undefined where the store states
 * none. One that is stated in other currencies alone proves nothing in this one: 0, so that nothing is struck through.
 */
export function getLowestPrice(product: Described & { readonly currency: string }): number | undefined {
  const isStated = getFact(product, 'lowestPrice').length > 0
  return getFactAmount(product, 'lowestPrice', product.currency) ?? (isStated ? 0 : undefined)
}

/** The end of a sentence: not the full stop of a number, an initial or a short abbreviation such as "z. B.". */
const SENTENCE_END = /(?<=[\p{L}\p{N}%)”’»"']{3}[.!?…]+[”“’»"']?)\s+(?=[\p{Lu}\p{N}„“«"'¿¡])/u

/** One line about a product: the merchant's own, else the first sentence of its description, which is plain text. */
export function getShortLine(product: Described & { readonly description: string }): string {
  const [own] = getFact(product, 'shortLine')
  return own ?? product.description.split(SENTENCE_END)[0] ?? ''
}

/**
 * What a product is made of and where, how long it lasts, and what to do with it afterwards; an empty list where the
 * merchant says nothing.
 */
export interface ProductStory {
  readonly madeOf: readonly string[]
  readonly madeIn: readonly string[]
  readonly lasts: readonly string[]
  readonly afterUse: readonly string[]
}

/** The material, lifetime and disposal of a product; undefined unless the lifetime or the disposal is known. */
export function getProductStory(product: Described): ProductStory | undefined {
  const [lasts, afterUse] = [getFact(product, 'lasts'), getFact(product, 'afterUse')]
  if (lasts.length + afterUse.length === 0) return undefined
  return { madeOf: getFact(product, 'material'), madeIn: getFact(product, 'madeIn'), lasts, afterUse }
}
