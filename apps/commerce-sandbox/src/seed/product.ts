import type {
  ImageDocument,
  Localized,
  Minor,
  OptionDocument,
  PriceTierDocument,
  ProductContentDocument,
  ProductDocument,
  VariantDocument,
} from '../catalogue/documents.ts'
import { getOptionId, getValueId, getVariantId, toId } from './id.ts'
import { getVariantPictures, isPicture, toImage } from './media.ts'
import { type PlanFacts, toPlan } from './plans.ts'
import { compose } from './text.ts'

/** The words of a product. `description` is rich text whose first sentence stands alone on a card. */
export interface ProductWords {
  readonly name: Localized
  readonly description: Localized
  readonly metaTitle: Localized
}

/** Three highlights (a lucide icon each) and the expandable details of a product. */
export interface ProductDetails {
  readonly highlights: readonly (readonly [icon: string, label: Localized])[]
  readonly details: readonly (readonly [label: Localized, text: Localized])[]
}

export interface ValueFacts {
  readonly key: string
  readonly name: Localized
  readonly price?: Minor
  readonly color?: string
  /** For a value that selects a variant. */
  readonly stock?: number
}

export interface ChoiceFacts {
  readonly key: string
  readonly name: Localized
  readonly inputType?: OptionDocument['inputType']
  readonly attributeId?: string
  readonly description?: Localized
  readonly inputHint?: Localized
  readonly required?: boolean
  readonly active?: boolean
  /** Its values select a variant: every combination of such values becomes one. */
  readonly variant?: boolean
  /** Shown only under these values of another choice. */
  readonly under?: { readonly choice: string; readonly values: readonly string[] }
  readonly values?: readonly ValueFacts[]
}

/** What the catalogue fixes of a product besides its words. Amounts in pence. */
export interface ProductFacts {
  readonly sku: string
  readonly price: Minor
  /** What it cost before: the product is on sale. */
  readonly was?: Minor
  readonly usd?: Minor
  readonly categories: readonly string[]
  readonly tags?: readonly string[]
  readonly popularity: number
  readonly created: string
  readonly attributes: ProductDocument['attributes']
  readonly choices?: readonly ChoiceFacts[]
  /** A variant costs what its value says. */
  readonly pricedByVariant?: boolean
  readonly prices?: readonly PriceTierDocument[]
  readonly plans?: readonly PlanFacts[]
  /** Sold one time. Default true. */
  readonly standard?: boolean
  readonly stock?: { readonly level?: number; readonly purchasable?: boolean }
  readonly type?: ProductDocument['type']
  readonly delivery?: ProductDocument['delivery']
  readonly upSells?: readonly string[]
  readonly crossSells?: readonly {
    readonly slug: string
    readonly percent?: number
    readonly amount?: Minor
  }[]
  readonly content?: Partial<ProductContentDocument>
  /** Files of the media folder. Default: the product's own. */
  readonly pictures?: readonly string[]
}

interface ProductParts {
  readonly slug: string
  readonly words: ProductWords
  readonly details?: ProductDetails
  readonly facts: ProductFacts
}

/** A whole product out of its facts and words; ids, variants, SKUs and pictures follow from the slug. */
export function toProduct({ slug, words, details, facts }: ProductParts): ProductDocument {
  const { was, usd, plans } = facts
  return {
    id: toId('product', slug),
    slug,
    ...words,
    metaDescription: compose((locale) => toPlainText(words.description[locale])),
    sku: facts.sku,
    type: facts.type ?? 'standard',
    delivery: facts.delivery ?? 'shipment',
    tags: facts.tags ?? [],
    categorySlugs: facts.categories,
    images: (facts.pictures ?? getOwnPictures(slug)).map(toImage),
    price: facts.price,
    sale: was !== undefined,
    ...(was === undefined ? {} : { origPrice: was }),
    prices: facts.prices ?? [],
    ...(usd === undefined ? {} : { currencyPrices: { USD: usd } }),
    options: (facts.choices ?? []).map((choice) => toOption(slug, choice)),
    variants: toVariants(slug, facts),
    purchaseOptions: {
      standard: facts.standard ?? true,
      ...(plans === undefined ? {} : { subscription: { plans: plans.map((plan) => toPlan(slug, plan)) } }),
    },
    ...toStock(facts),
    attributes: facts.attributes,
    upSellSlugs: facts.upSells ?? [],
    crossSells: toCrossSells(slug, facts),
    content: { ...toContent(slug, details), ...facts.content },
    popularity: facts.popularity,
    dateCreated: `${facts.created}T09:00:00.000Z`,
  }
}

function toPlainText(html: string): string {
  return html
    .replaceAll(/<\/p>\s*<p>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
}

/** The product's own views, then those of its variants. */
function getOwnPictures(slug: string): readonly string[] {
  return [`${slug}-1.webp`, `${slug}-2.webp`, ...getVariantPictures(slug)].filter(isPicture)
}

function toOption(slug: string, choice: ChoiceFacts): OptionDocument {
  const { key, under, values = [], ...facts } = choice
  return {
    ...facts,
    id: getOptionId(slug, key),
    ...(under === undefined ? {} : toParent(slug, under)),
    values: values.map(({ key: valueKey, stock: _stock, price, ...value }) => ({
      ...value,
      id: getValueId(slug, key, valueKey),
      ...(price === undefined || choice.variant ? {} : { price }),
    })),
  }
}

function toParent(slug: string, under: { readonly choice: string; readonly values: readonly string[] }) {
  return {
    parentId: getOptionId(slug, under.choice),
    parentValueIds: under.values.map((value) => getValueId(slug, under.choice, value)),
  }
}

interface Pick {
  readonly choice: string
  readonly value: ValueFacts
}

function toVariants(slug: string, facts: ProductFacts): readonly VariantDocument[] {
  const choices = (facts.choices ?? []).filter((choice) => choice.variant)
  if (choices.length === 0) return []
  const combinations = choices.reduce<readonly (readonly Pick[])[]>(
    (found, choice) =>
      found.flatMap((picks) =>
        (choice.values ?? []).map((value) => [...picks, { choice: choice.key, value }]),
      ),
    [[]],
  )
  return combinations.map((picks) => toVariant(slug, facts, picks))
}

function toVariant(slug: string, facts: ProductFacts, picks: readonly Pick[]): VariantDocument {
  const keys = picks.map((pick) => pick.value.key)
  const price = picks.find((pick) => pick.value.price !== undefined)?.value.price
  const stock = picks.find((pick) => pick.value.stock !== undefined)?.value.stock
  return {
    id: getVariantId(slug, ...keys),
    name: compose((locale) => picks.map((pick) => pick.value.name[locale]).join(', ')),
    sku: `${facts.sku}-${keys.join('-').toUpperCase()}`,
    ...(facts.pricedByVariant && price !== undefined ? { price } : {}),
    optionValueIds: picks.map((pick) => getValueId(slug, pick.choice, pick.value.key)),
    images: getVariantImages(slug, keys),
    ...(stock === undefined ? {} : { stockLevel: stock }),
  }
}

/** Where only some variants have a picture of their own, the product's first one shows the others. */
function getVariantImages(slug: string, keys: readonly string[]): readonly ImageDocument[] {
  const own = keys.map((key) => `${slug}--${key}.webp`).filter(isPicture)
  if (own.length > 0 || getVariantPictures(slug).length === 0) return own.map(toImage)
  return [toImage(`${slug}-1.webp`)]
}

function toStock(facts: ProductFacts) {
  const { stock } = facts
  return {
    stockTracking: stock !== undefined,
    stockPurchasable: stock?.purchasable ?? false,
    ...(stock?.level === undefined ? {} : { stockLevel: stock.level }),
  }
}

function toCrossSells(slug: string, facts: ProductFacts): ProductDocument['crossSells'] {
  return (facts.crossSells ?? []).map(({ slug: other, percent, amount }) => ({
    id: toId('cross-sell', slug, other),
    slug: other,
    ...(amount === undefined
      ? { discountType: 'percent', discountPercent: percent ?? 0 }
      : { discountType: 'amount', discountAmount: amount }),
  }))
}

function toContent(slug: string, details: ProductDetails | undefined): ProductContentDocument {
  return {
    productHighlights: (details?.highlights ?? []).map(([icon, label]) => ({
      id: toId('highlight', slug, label.en),
      icon,
      label,
    })),
    expandableDetails: (details?.details ?? []).map(([label, html]) => ({
      id: toId('detail', slug, label.en),
      label,
      details: html,
    })),
  }
}
