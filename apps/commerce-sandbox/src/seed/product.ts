import { toPlainText } from '@sorrel/domain/html'
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
import { attributeFacts, type ChoiceFacts, type ProductFacts } from './product-facts.ts'
import { captions, compose, readSeed, toImage } from './read-seed.ts'

const attributeList = readSeed('attributes', attributeFacts)

/** The skin type is filterable but not visible; the place of origin is visible but not filterable. */
export const attributes: readonly AttributeDocument[] = attributeList.map((attribute) => ({
  ...attribute,
  values: Object.values(attribute.values),
}))

/** Builds a product from its data. */
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
    attributes: { ...readAttributes(facts), ...facts.facts },
    upSellSlugs: facts.upSells,
    crossSells: toCrossSells(facts),
    content: toContent(facts),
    popularity: facts.popularity,
    dateCreated: `${facts.created}T09:00:00.000Z`,
  }
}

/** Those with values to choose from; every product has all of them. */
function readAttributes(facts: ProductFacts) {
  const chosen = attributeList.filter(({ values }) => Object.keys(values).length > 0)
  return Object.fromEntries(chosen.map(({ id }) => [id, readAttribute(id, facts)]))
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

/** The pictures that show one variant of a product each: `<slug>--<value>.webp`. */
function getVariantPictures(slug: string): readonly string[] {
  return Object.keys(captions).filter((file) => file.startsWith(`${slug}--`))
}

/** The pictures of the product, then those of its variants. */
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

/** Builds an option from its data; the price of a value that selects a variant is 0. */
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

/** If only some variants have a picture of their own, the others have the product's first one. */
function getVariantImages(slug: string, keys: readonly string[]): readonly ImageDocument[] {
  const pictures = getVariantPictures(slug)
  const own = keys.map((key) => `${slug}--${key}.webp`).filter((file) => pictures.includes(file))
  if (own.length > 0 || pictures.length === 0) return own.map(toImage)
  return [toImage(`${slug}-1.webp`)]
}
