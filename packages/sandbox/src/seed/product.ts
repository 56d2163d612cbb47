import { toPlainText } from '@sorrel/domain/html'
import { LOCALES } from '@sorrel/i18n/locales'
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
import type { AttributeFacts, ChoiceFacts, ProductFacts } from './product-facts.ts'
import { compose, type SeedReader } from './seed-reader.ts'

/** The references in a product's data. */
export interface ProductContext extends Pick<SeedReader, 'captions' | 'toImage'> {
  readonly attributes: readonly AttributeFacts[]
}

export const toAttribute = (attribute: AttributeFacts): AttributeDocument => ({
  ...attribute,
  values: Object.values(attribute.values),
})

/** Builds a product from its data. Throws where it names a picture without a caption or a value that is not offered. */
export function toProduct(facts: ProductFacts, context: ProductContext): ProductDocument {
  const { slug, was, usd, plans, stock, metaTitle } = facts
  return {
    id: toId('product', slug),
    slug,
    name: facts.name,
    ...(metaTitle === undefined ? {} : { metaTitle }),
    description: facts.description,
    metaDescription: compose((read) => toPlainText(read(facts.description))),
    sku: facts.sku,
    type: facts.bundle === undefined ? facts.type : 'bundle',
    delivery: facts.delivery,
    tags: facts.tags,
    categorySlugs: facts.categories,
    images: [...(facts.pictures ?? getOwnPictures(slug, context)).map(context.toImage), ...toFilm(facts)],
    price: facts.price,
    sale: was !== undefined,
    ...(was === undefined ? {} : { origPrice: was }),
    prices: facts.prices,
    ...(usd === undefined ? {} : { currencyPrices: { USD: usd } }),
    options: facts.choices.map((chosen) => toOption(slug, chosen)),
    variants: toVariants(facts, context),
    purchaseOptions: {
      standard: facts.standard,
      ...(plans === undefined ? {} : { subscription: { plans: plans.map((plan) => toPlan(slug, plan)) } }),
    },
    stockTracking: stock !== undefined,
    stockPurchasable: stock?.purchasable ?? false,
    ...(stock?.level === undefined ? {} : { stockLevel: stock.level }),
    attributes: { ...readAttributes(facts, context.attributes), ...facts.facts },
    ...(facts.bundle === undefined ? {} : { bundleItems: toBundleItems(slug, facts.bundle) }),
    upSellSlugs: facts.upSells,
    crossSells: toCrossSells(facts),
    content: toContent(facts),
    popularity: facts.popularity,
    dateCreated: `${facts.created}T09:00:00.000Z`,
  }
}

/** Those with values to choose from, in the store's order, as far as the product has them. */
function readAttributes({ slug, attributes: chosen }: ProductFacts, known: readonly AttributeFacts[]) {
  const stray = Object.keys(chosen).find((id) => known.every((attribute) => attribute.id !== id))
  if (stray !== undefined) throw new Error(`${slug} names an attribute that the store lacks: ${stray}`)
  return Object.fromEntries(
    known.flatMap(({ id, values }) => {
      const keys = chosen[id]
      const read = (key: string) => {
        const value = Object.hasOwn(values, key) ? values[key] : undefined
        if (value === undefined) throw new Error(`${slug} has no ${id} that is offered: ${key}`)
        return value
      }
      if (keys === undefined) return []
      return [[id, Array.isArray(keys) ? keys.map(read) : read(keys)]]
    }),
  )
}

/** The pictures that show one variant of a product each: `<slug>--<value>.webp`. */
function getVariantPictures(slug: string, captions: ProductContext['captions']): readonly string[] {
  return Object.keys(captions).filter((file) => file.startsWith(`${slug}--`))
}

/** The pictures of the product, then those of its variants. */
function getOwnPictures(slug: string, { captions }: ProductContext): readonly string[] {
  const views = [1, 2, 3]
    .map((view) => `${slug}-${view}.webp`)
    .filter((file) => Object.hasOwn(captions, file))
  return [...views, ...getVariantPictures(slug, captions)]
}

function toFilm({ slug, film }: ProductFacts): readonly ImageDocument[] {
  if (film === undefined) return []
  const toFile = (file: string, caption: ImageDocument['caption']) => ({
    id: toId('image', file),
    file,
    caption,
  })
  return [
    toFile(`${slug}-film.mp4`, film),
    ...LOCALES.map((locale) => toFile(`${slug}-film.${locale}.vtt`, {})),
  ]
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

function toBundleItems(
  slug: string,
  parts: NonNullable<ProductFacts['bundle']>,
): ProductDocument['bundleItems'] {
  return parts.map(({ slug: part, variant, quantity }) => ({
    id: toId('bundle-item', slug, part, ...variant),
    productId: toId('product', part),
    ...(variant.length === 0 ? {} : { variantId: getVariantId(part, ...variant) }),
    quantity,
  }))
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
function toVariants(facts: ProductFacts, context: ProductContext): readonly VariantDocument[] {
  const choices = facts.choices.filter(({ variant }) => variant)
  if (choices.length === 0) return []
  return choices
    .reduce<readonly (readonly PickedValue[])[]>(
      (found, { key, values }) =>
        found.flatMap((picks) => values.map((value) => [...picks, { choice: key, value }])),
      [[]],
    )
    .map((picks) => ({
      ...toVariant(facts, picks),
      images: getVariantImages(facts.slug, { keys: picks.map(({ value }) => value.key), context }),
    }))
}

function toVariant({ slug, sku, pricedByVariant }: ProductFacts, picks: readonly PickedValue[]) {
  const keys = picks.map(({ value }) => value.key)
  const price = picks.find(({ value }) => value.price !== undefined)?.value.price
  const stock = picks.find(({ value }) => value.stock !== undefined)?.value.stock
  return {
    id: getVariantId(slug, ...keys),
    name: compose((read) => picks.map(({ value }) => read(value.name)).join(', ')),
    sku: `${sku}-${keys.join('-').toUpperCase()}`,
    ...(pricedByVariant && price !== undefined ? { price } : {}),
    optionValueIds: picks.map(({ choice: key, value }) => getValueId(slug, key, value.key)),
    ...(stock === undefined ? {} : { stockLevel: stock }),
  }
}

/** If only some variants have a picture of their own, the others have the product's first one. */
function getVariantImages(
  slug: string,
  { keys, context }: { readonly keys: readonly string[]; readonly context: ProductContext },
): readonly ImageDocument[] {
  const { captions, toImage } = context
  const pictures = getVariantPictures(slug, captions)
  const own = keys.map((key) => `${slug}--${key}.webp`).filter((file) => pictures.includes(file))
  if (own.length > 0 || pictures.length === 0) return own.map(toImage)
  return [toImage(`${slug}-1.webp`)]
}
