import { createHash } from 'node:crypto'
import { getListPrice, RESERVED_FILTER_KEYS } from '@sorrel/domain/filters'
import type { ProductPreview } from '@sorrel/domain/product'
import { getStockStatus } from '@sorrel/domain/stock'
import type { CatalogProduct } from '../../model.ts'
import { type CardParts, splitCard } from '../data/card.ts'
import { packCards, type PackedCards } from '../data/pack.ts'
import { getTextConfig, toSkuWords, toWords } from '../text/fold.ts'
import { toNameKey } from '../text/name-key.ts'

/** A value that lists can be filtered by. */
export interface Fact {
  readonly attribute: string
  readonly value: string
  /** Name of the attribute; for a category, the name of the category itself. */
  readonly name: string
}

/** Attribute id of facts that are categories: no attribute has this id. */
export const CATEGORY_ATTRIBUTE = 'category'
/** A longer value is prose, not a choice. */
const FACT_MAX_LENGTH = 200
/** Words of a description beyond this number are not searchable. */
const BODY_WORDS_MAX = 120

/** A product's row in one language: what lists and searches in that language read. */
export interface TextRow {
  readonly locale: string
  readonly name: string
  readonly isInStock: boolean
  readonly nameKey: string
  /** Name of the text search configuration. */
  readonly config: string
  readonly nameWords: string
  readonly skuWords: string
  readonly bodyWords: string
  readonly facts: readonly Fact[]
}

/** A product as rows of the tables. */
export interface ProductRows {
  readonly id: string
  readonly slug: string
  readonly position: number | undefined
  readonly createdAt: number
  readonly updatedAt: string | undefined
  readonly digest: string
  readonly data: Buffer
  readonly texts: readonly TextRow[]
  /** Prices for sorting and filtering, in major units, by currency. */
  readonly prices: ReadonlyMap<string, number>
}

/** A product as given, with a digest that shows whether anything changed. */
export interface GivenProduct {
  readonly product: CatalogProduct
  readonly digest: string
}

export function toGiven(product: CatalogProduct): GivenProduct {
  const { id: _id, slug, position: _position, updatedAt, ...rest } = product
  const digest = createHash('md5')
    .update(JSON.stringify([slug, updatedAt, rest]))
    .digest('base64url')
  return { product, digest }
}

export function toRows({ product, digest }: GivenProduct): ProductRows {
  const { id, slug, position, updatedAt } = product
  const texts = Object.entries(product.texts)
  const [first] = Object.values(product.texts)
  const split = splitOnce()
  const { shared = {}, prices = [] } = first === undefined ? {} : split(first)
  const shape = JSON.stringify(shared)
  // Amounts are stored by position, so prices from a card of another structure would go to the wrong options.
  const priced = Object.entries(product.prices).filter(
    ([, card]) => split(card).prices.length === prices.length,
  )
  const toTexts = (card: ProductPreview) =>
    first === undefined || JSON.stringify(split(card).shared) === shape
      ? { texts: split(card).texts }
      : toReshapedTexts(card, first)
  return {
    id,
    slug,
    position,
    createdAt: Math.max(0, Math.floor(Date.parse(product.createdAt ?? '') / 1000) || 0),
    updatedAt,
    digest,
    data: packCards({
      shared,
      texts: Object.fromEntries(texts.map(([locale, card]) => [locale, toTexts(card)])),
      prices: Object.fromEntries(priced.map(([currency, card]) => [currency, split(card).prices])),
    }),
    texts: texts.map(([locale, card]) => toTextRow(product, locale, card)),
    prices: new Map(priced.map(([currency, card]) => [currency, getListPrice(card)])),
  }
}

/** Splits each card only once: the same card usually serves as the card of a language and of a currency. */
function splitOnce(): (card: ProductPreview) => CardParts {
  const known = new Map<ProductPreview, CardParts>()
  return (card) => {
    const parts = known.get(card) ?? splitCard(card)
    known.set(card, parts)
    return parts
  }
}

/**
 * The texts of a card whose structure differs from the first language's. Options come from the first card, so that
 * amounts still match them.
 */
function toReshapedTexts(card: ProductPreview, first: ProductPreview): PackedCards['texts'][string] {
  const { name, description, attributes, categories } = card
  const { texts, shared } = splitCard({ ...first, name, description, attributes, categories })
  return { texts, shared }
}

function toTextRow({ skus, details }: CatalogProduct, locale: string, card: ProductPreview): TextRow {
  const { name, description, attributes, categories, tags, options } = card
  const facts = toFacts(card)
  const body = [
    ...categories.map(({ name }) => name),
    ...attributes.flatMap(({ values }) => values),
    ...options.flatMap(({ values }) => values.map(({ name }) => name)),
    ...tags,
    description,
    details?.[locale] ?? '',
  ]
  const words = new Set(body.flatMap((text) => toWords(text)))
  return {
    locale,
    name,
    isInStock: getStockStatus(card) !== 'out-of-stock',
    nameKey: toNameKey(name, locale),
    config: getTextConfig(locale),
    nameWords: toWords(name).join(' '),
    skuWords: skus.flatMap((sku) => toSkuWords(sku)).join(' '),
    bodyWords: [...words].slice(0, BODY_WORDS_MAX).join(' '),
    facts,
  }
}

/** The facts that lists filter by, each once. */
function toFacts({ attributes, categories }: ProductPreview): readonly Fact[] {
  const facts = [
    ...attributes
      .filter(({ id, filterable }) => filterable && !RESERVED_FILTER_KEYS.includes(id))
      .flatMap(({ id, name, values }) => values.map((value) => ({ attribute: id, value, name }))),
    ...categories.map(({ slug, name }) => ({ attribute: CATEGORY_ATTRIBUTE, value: slug, name })),
  ]
  const usable = facts.filter(({ value }) => value !== '' && value.length <= FACT_MAX_LENGTH)
  return [...new Map(usable.map((fact) => [JSON.stringify([fact.attribute, fact.value]), fact])).values()]
}
