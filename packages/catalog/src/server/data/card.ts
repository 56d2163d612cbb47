import type { ProductPreview } from '@sorrel/domain/product'

/** Fields that contain amounts, in any record that has a price. */
const PRICE_FIELDS = ['price', 'sale', 'salePrice', 'origPrice', 'prices', 'currency'] as const
/** Fields with visible text. The values of an attribute are strings; those of an option are records. */
const TEXT_FIELDS = ['name', 'alt', 'description', 'placeholder', 'values'] as const

/** Marks a record in the shared part: lists which kinds of fields were moved out of it. */
const MARK = '$'
const HAS_TEXTS = 1
const HAS_PRICES = 2

type Json = string | number | boolean | null | readonly Json[] | JsonRecord
interface JsonRecord {
  readonly [name: string]: Json
}

/** A card in three parts. `texts` and `prices` list the moved fields, in the order of the marks in the shared part. */
export interface CardParts {
  readonly shared: Json
  readonly texts: readonly Json[]
  readonly prices: readonly Json[]
}

export function splitCard(card: ProductPreview): CardParts {
  const texts: Json[] = []
  const prices: Json[] = []
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map((one: Json) => visit(one))
    if (!isJsonRecord(value)) return value
    const hasPrices = 'price' in value
    const own = TEXT_FIELDS.filter((name) => name !== 'values' || isTextList(value[name]))
    const hasTexts = own.some((name) => name in value)
    if (hasTexts) texts.push(takeFields(value, own))
    if (hasPrices) prices.push(takeFields(value, PRICE_FIELDS))
    const taken: readonly string[] = [...(hasTexts ? own : []), ...(hasPrices ? PRICE_FIELDS : [])]
    const rest = Object.entries(value).filter(([name]) => !taken.includes(name))
    const mark = (hasTexts ? HAS_TEXTS : 0) + (hasPrices ? HAS_PRICES : 0)
    return {
      ...(mark > 0 && { [MARK]: mark }),
      ...Object.fromEntries(rest.map(([name, one]) => [name, visit(one)])),
    }
  }
  // Drops undefined fields, so that the card is plain JSON.
  const json: Json = JSON.parse(JSON.stringify(card))
  return { shared: visit(json), texts, prices }
}

/** The inverse of `splitCard`. The parts may come from cards of different languages and currencies. */
export function joinCard({ shared, texts, prices }: CardParts): ProductPreview {
  let textIndex = 0
  let priceIndex = 0
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map((one: Json) => visit(one))
    if (!isJsonRecord(value)) return value
    const { [MARK]: mark = 0, ...rest } = value
    const kinds = Number(mark)
    const own = (kinds & HAS_TEXTS) === 0 ? {} : giveFields(texts[textIndex++], TEXT_FIELDS)
    const amounts = (kinds & HAS_PRICES) === 0 ? {} : giveFields(prices[priceIndex++], PRICE_FIELDS)
    const others = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, visit(one)]))
    return { ...others, ...own, ...amounts }
  }
  // The input of `splitCard` was a card.
  return visit(shared) as unknown as ProductPreview
}

function isJsonRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTextList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

/** The named fields in a fixed order, with null for a missing field; trailing nulls are cut off. */
function takeFields(record: JsonRecord, names: readonly string[]): Json {
  const fields = names.map((name) => record[name] ?? null)
  return fields.slice(0, fields.findLastIndex((field) => field !== null) + 1)
}

function giveFields(fields: Json | undefined, names: readonly string[]): JsonRecord {
  const values: readonly Json[] = Array.isArray(fields) ? fields : []
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const value = values[index] ?? null
      return value === null ? [] : [[name, value]]
    }),
  )
}
