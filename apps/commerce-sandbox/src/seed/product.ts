import { z } from 'zod'
import type {
  AttributeDocument,
  ImageDocument,
  OptionDocument,
  ProductContentDocument,
  ProductDocument,
  VariantDocument,
} from '../catalogue/documents.ts'
import { getDefaultText } from '../store/market.ts'
import { getOptionId, getPlanId, getValueId, getVariantId, toId } from './id.ts'
import { captions, compose, localized, readSeed, toImage } from './read-seed.ts'

const attributeFacts = z.array(
  z.strictObject({
    id: z.string(),
    name: localized,
    type: z.enum(['select', 'text']),
    filterable: z.boolean(),
    visible: z.boolean(),
    searchable: z.boolean(),
    values: z.record(z.string(), localized),
  }),
)
/** Attribute id to the key of its value or values. */
export const chosenAttributes = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

const choice = z.strictObject({
  key: z.string(),
  name: localized,
  inputType: z.enum(['select', 'toggle', 'short_text', 'long_text']).optional(),
  attributeId: z.string().optional(),
  description: localized.optional(),
  inputHint: localized.optional(),
  required: z.boolean().optional(),
  active: z.boolean().optional(),
  /** Its values select a variant: every combination of such values becomes one. */
  variant: z.boolean().optional(),
  /** Shown only under these values of another choice. */
  under: z.strictObject({ choice: z.string(), values: z.array(z.string()) }).optional(),
  values: z
    .array(
      z.strictObject({
        key: z.string(),
        name: localized,
        price: z.int().optional(),
        color: z.string().optional(),
        /** For a value that selects a variant. */
        stock: z.int().optional(),
      }),
    )
    .default([]),
})

const schedule = z.strictObject({
  interval: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
  intervalCount: z.int(),
  limit: z.int().optional(),
  trialDays: z.int().optional(),
})

/** What the catalogue fixes of a product; ids, variants, SKUs and pictures follow from the slug. Amounts in pence. */
export const productFacts = z.strictObject({
  slug: z.string(),
  name: localized,
  metaTitle: localized,
  /** Rich text whose first sentence stands alone on a card. */
  description: localized,
  sku: z.string(),
  price: z.int(),
  /** What it cost before: the product is on sale. */
  was: z.int().optional(),
  usd: z.int().optional(),
  categories: z.array(z.string()),
  tags: z.array(z.string()).default([]),
  popularity: z.number(),
  created: z.iso.date(),
  attributes: chosenAttributes,
  /** Three of them; the icon is one of lucide. */
  highlights: z.array(z.strictObject({ icon: z.string(), label: localized })).default([]),
  details: z.array(z.strictObject({ label: localized, text: localized })).default([]),
  choices: z.array(choice).default([]),
  /** A variant costs what its value says. */
  pricedByVariant: z.boolean().default(false),
  prices: z
    .array(
      z.strictObject({
        price: z.int().optional(),
        discountPercent: z.number().optional(),
        quantityMin: z.int().optional(),
        quantityMax: z.int().optional(),
        accountGroup: z.string().optional(),
      }),
    )
    .default([]),
  plans: z
    .array(
      z.strictObject({
        key: z.string(),
        name: localized,
        price: z.int(),
        billing: schedule,
        order: schedule.optional(),
      }),
    )
    .optional(),
  /** Sold one time. */
  standard: z.boolean().default(true),
  stock: z.strictObject({ level: z.int().optional(), purchasable: z.boolean().default(false) }).optional(),
  type: z.enum(['standard', 'giftcard']).default('standard'),
  delivery: z.enum(['shipment', 'subscription', 'giftcard']).default('shipment'),
  upSells: z.array(z.string()).default([]),
  crossSells: z
    .array(z.strictObject({ slug: z.string(), percent: z.number().optional(), amount: z.int().optional() }))
    .default([]),
  content: z
    .strictObject({
      calloutTitle: localized.optional(),
      calloutDescription: localized.optional(),
      showStockLevels: z.boolean().optional(),
      lowStockIndicator: z.int().optional(),
      enableProductCounter: z.boolean().optional(),
      layoutOptions: z.enum(['standard', 'left_aligned']).optional(),
    })
    .optional(),
  /** Files of the media folder. Default: the product's own. */
  pictures: z.array(z.string()).optional(),
})

type ProductFacts = z.infer<typeof productFacts>
type ChoiceFacts = ProductFacts['choices'][number]

const attributeList = readSeed('attributes', attributeFacts)

/** Skin type filters but does not show; the place of origin shows but does not filter. */
export const attributes: readonly AttributeDocument[] = attributeList.map((attribute) => ({
  ...attribute,
  values: Object.values(attribute.values),
}))

/** A whole product out of its facts. */
export function toProduct(facts: ProductFacts): ProductDocument {
  const { slug, was, usd, plans, stock } = facts
  return {
    id: toId('product', slug),
    slug,
    name: facts.name,
    metaTitle: facts.metaTitle,
    description: facts.description,
    metaDescription: compose((read) => toPlainText(read(facts.description))),
    sku: facts.sku,
    type: facts.type,
    delivery: facts.delivery,
    tags: facts.tags,
    categorySlugs: facts.categories,
    images: (facts.pictures ?? getOwnPictures(slug)).map(toImage),
    price: facts.price,
    sale: was !== undefined,
    ...(was === undefined ? {} : { origPrice: was }),
    prices: facts.prices,
    ...(usd === undefined ? {} : { currencyPrices: { USD: usd } }),
    options: facts.choices.map((chosen) => toOption(slug, chosen)),
    variants: toVariants(facts),
    purchaseOptions: {
      standard: facts.standard,
      ...(plans === undefined ? {} : { subscription: { plans: plans.map((plan) => toPlan(slug, plan)) } }),
    },
    stockTracking: stock !== undefined,
    stockPurchasable: stock?.purchasable ?? false,
    ...(stock?.level === undefined ? {} : { stockLevel: stock.level }),
    attributes: Object.fromEntries(attributeList.map(({ id }) => [id, readAttribute(id, facts)])),
    upSellSlugs: facts.upSells,
    crossSells: toCrossSells(facts),
    content: toContent(facts),
    popularity: facts.popularity,
    dateCreated: `${facts.created}T09:00:00.000Z`,
  }
}

function readAttribute(id: string, { slug, attributes: chosen }: ProductFacts) {
  const values = attributeList.find((attribute) => attribute.id === id)?.values ?? {}
  const read = (key: string | undefined) => {
    const value = key === undefined ? undefined : values[key]
    if (value === undefined) throw new Error(`${slug} has no ${id} that is offered: ${key ?? ''}`)
    return value
  }
  const keys = chosen[id]
  return Array.isArray(keys) ? keys.map(read) : read(keys)
}

function toPlainText(html: string): string {
  return html
    .replaceAll(/<\/p>\s*<p>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
}

/** The pictures that show one variant of a product each: `<slug>--<value>.webp`. */
function getVariantPictures(slug: string): readonly string[] {
  return Object.keys(captions).filter((file) => file.startsWith(`${slug}--`))
}

/** The product's own views, then those of its variants. */
function getOwnPictures(slug: string): readonly string[] {
  const views = [`${slug}-1.webp`, `${slug}-2.webp`].filter((file) => Object.hasOwn(captions, file))
  return [...views, ...getVariantPictures(slug)]
}

function toPlan(
  slug: string,
  { key, name, price, billing, order }: NonNullable<ProductFacts['plans']>[number],
) {
  return {
    id: getPlanId(slug, key),
    name,
    price,
    billingSchedule: billing,
    ...(order === undefined ? {} : { orderSchedule: order }),
  }
}

function toCrossSells({ slug, crossSells }: ProductFacts): ProductDocument['crossSells'] {
  return crossSells.map(({ slug: other, percent, amount }) => ({
    id: toId('cross-sell', slug, other),
    slug: other,
    ...(amount === undefined
      ? { discountType: 'percent', discountPercent: percent ?? 0 }
      : { discountType: 'amount', discountAmount: amount }),
  }))
}

function toContent({ slug, highlights, details, content }: ProductFacts): ProductContentDocument {
  return {
    productHighlights: highlights.map(({ icon, label }) => ({
      id: toId('highlight', slug, getDefaultText(label)),
      icon,
      label,
    })),
    expandableDetails: details.map(({ label, text }) => ({
      id: toId('detail', slug, getDefaultText(label)),
      label,
      details: text,
    })),
    ...content,
  }
}

/** An option out of its facts; a value that selects a variant costs nothing of its own. */
function toOption(slug: string, { key, under, values, ...facts }: ChoiceFacts): OptionDocument {
  return {
    ...facts,
    id: getOptionId(slug, key),
    ...(under === undefined
      ? {}
      : {
          parentId: getOptionId(slug, under.choice),
          parentValueIds: under.values.map((value) => getValueId(slug, under.choice, value)),
        }),
    values: values.map(({ key: valueKey, stock: _stock, price, ...value }) => ({
      ...value,
      id: getValueId(slug, key, valueKey),
      ...(price === undefined || facts.variant ? {} : { price }),
    })),
  }
}

interface PickedValue {
  readonly choice: string
  readonly value: ChoiceFacts['values'][number]
}

/** Every combination of the values that select a variant. */
function toVariants(facts: ProductFacts): readonly VariantDocument[] {
  const choices = facts.choices.filter(({ variant }) => variant)
  if (choices.length === 0) return []
  return choices
    .reduce<readonly (readonly PickedValue[])[]>(
      (found, { key, values }) =>
        found.flatMap((picks) => values.map((value) => [...picks, { choice: key, value }])),
      [[]],
    )
    .map((picks) => toVariant(facts, picks))
}

function toVariant(
  { slug, sku, pricedByVariant }: ProductFacts,
  picks: readonly PickedValue[],
): VariantDocument {
  const keys = picks.map(({ value }) => value.key)
  const price = picks.find(({ value }) => value.price !== undefined)?.value.price
  const stock = picks.find(({ value }) => value.stock !== undefined)?.value.stock
  return {
    id: getVariantId(slug, ...keys),
    name: compose((read) => picks.map(({ value }) => read(value.name)).join(', ')),
    sku: `${sku}-${keys.join('-').toUpperCase()}`,
    ...(pricedByVariant && price !== undefined ? { price } : {}),
    optionValueIds: picks.map(({ choice: key, value }) => getValueId(slug, key, value.key)),
    images: getVariantImages(slug, keys),
    ...(stock === undefined ? {} : { stockLevel: stock }),
  }
}

/** Where only some variants have a picture of their own, the product's first one shows the others. */
function getVariantImages(slug: string, keys: readonly string[]): readonly ImageDocument[] {
  const pictures = getVariantPictures(slug)
  const own = keys.map((key) => `${slug}--${key}.webp`).filter((file) => pictures.includes(file))
  if (own.length > 0 || pictures.length === 0) return own.map(toImage)
  return [toImage(`${slug}-1.webp`)]
}
