import type { ListRating } from '@sorrel/domain/filters'
import { toMinorUnits } from '@sorrel/domain/money'
import type { BundlePart, Picture, ProductPreview } from '@sorrel/domain/product'
import { getNetContent } from '@sorrel/domain/product-facts'
import { getSelectedVariant, getSelectionPrice } from '@sorrel/domain/product-selection'
import { getUnitPrice } from '@sorrel/domain/unit-price'
import type { UcpMedia, UcpOption, UcpPrice, UcpProduct, UcpUnitPrice, UcpVariant } from '../model/wire.ts'
import { toDataText } from './data-text.ts'
import { toItemId } from './item-id.ts'
import { toMeasure } from './measure.ts'
import {
  getAvailability,
  getChoices,
  getChoosable,
  getChosen,
  getSelections,
  type Selection,
  toChoice,
} from './selection.ts'

/** How products become the protocol's. */
export interface ProductContext {
  /** ISO 4217. */
  readonly currency: string
  /** Digits of the currency's amounts. */
  readonly digits: number
  /** Absolute address of a product's page. */
  readonly toUrl: (slug: string) => string
  /** Absolute address of a picture. */
  readonly toPictureUrl: (picture: Picture) => string
  /** The products that the parts of bundles are, by id. Default: parts are not named. */
  readonly parts?: ReadonlyMap<string, ProductPreview> | undefined
}

/** Price range that shown variants must be within, inclusive. Minor units. */
export interface PriceBounds {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

export interface ProductRequest {
  readonly product: ProductPreview
  readonly rating?: ListRating | undefined
  /** Default: one selection for each variant. */
  readonly selections?: readonly Selection[]
  readonly bounds?: PriceBounds | undefined
}

/** Maximum number of variants per product in an answer. */
const VARIANTS_MAX = 20

/** A product with its variants; undefined where the price bounds exclude all of them. */
export function toUcpProduct(request: ProductRequest, context: ProductContext): UcpProduct | undefined {
  const { product, rating, selections = getSelections(product), bounds = {} } = request
  const variants = selections
    .map((selection) => toUcpVariant(selection, context))
    .filter(({ price }) => isWithin(price.amount, bounds))
    .slice(0, VARIANTS_MAX)
  const [first] = variants
  if (first === undefined) return undefined
  const prices = variants.map(({ price }) => price.amount)
  const toPrice = (amount: number): UcpPrice => ({ amount, currency: context.currency })
  const options = toOptions(product)
  return {
    id: toItemId({ productId: product.id }),
    handle: product.slug,
    title: toTitle(product),
    description: toDescription(product, context),
    url: context.toUrl(product.slug),
    categories: product.categories.map(({ slug }) => ({ value: slug, taxonomy: 'merchant' })),
    price_range: { min: toPrice(Math.min(...prices)), max: toPrice(Math.max(...prices)) },
    media: product.images.map((picture) => toMedia(picture, context)),
    ...(options.length > 0 && { options }),
    variants,
    ...(rating && {
      rating: { value: rating.average, scale_min: 1, scale_max: 5, count: rating.count },
    }),
    tags: product.tags.map(toDataText),
  }
}

function isWithin(amount: number, { min = 0, max = Number.POSITIVE_INFINITY }: PriceBounds): boolean {
  return amount >= min && amount <= max
}

const toTitle = (product: ProductPreview) => toDataText(product.name) || product.slug

/** The protocol has no field for the parts of a bundle. */
function toDescription(product: ProductPreview, { parts }: ProductContext) {
  const text = toDataText(product.description) || toTitle(product)
  const inside = (product.bundle ?? []).flatMap((part) => toPartText(part, parts?.get(part.productId)) ?? [])
  return { plain: [text, ...(inside.length > 0 ? [`Contains: ${inside.join(', ')}.`] : [])].join('\n') }
}

function toPartText(
  { quantity, variantId }: BundlePart,
  product: ProductPreview | undefined,
): string | undefined {
  if (product === undefined) return undefined
  const variant = product.variants.find(({ id }) => id === variantId)
  const name = toDataText(variant?.name ?? '')
  return `${quantity} × ${toTitle(product)}${name === '' ? '' : ` (${name})`}`
}

function toOptions(product: ProductPreview): readonly UcpOption[] {
  return getChoosable(product).map((option) => ({
    name: toDataText(option.name) || option.id,
    values: getChoices(option),
  }))
}

function toMedia(picture: Picture, { toPictureUrl }: ProductContext): UcpMedia {
  const side = (length: number) => Math.max(1, Math.round(length))
  return {
    type: 'image',
    url: toPictureUrl(picture),
    alt_text: toDataText(picture.alt),
    width: side(picture.width),
    height: side(picture.height),
  }
}

/** A variant with its id and the price that the shop's own form shows. */
export function toUcpVariant(selection: Selection, context: ProductContext): UcpVariant {
  const { currency, digits } = context
  const product = toPreview(selection)
  const variant = getSelectedVariant(selection)
  const { price, origPrice } = getSelectionPrice(selection, { decimals: digits })
  const toPrice = (amount: number): UcpPrice => ({ amount: toMinorUnits(amount, digits), currency })
  const chosen = getChosen(selection)
  const pictures = variant?.images.slice(0, 1) ?? []
  const unitPrice = toUnitPrice(product, price, context)
  return {
    id: toItemId(toChoice(selection)),
    ...(variant?.sku !== undefined && { sku: variant.sku }),
    title: chosen.map(({ label }) => label).join(' / ') || toTitle(product),
    description: toDescription(product, context),
    price: toPrice(price),
    ...(origPrice !== undefined && { list_price: toPrice(origPrice) }),
    ...(unitPrice && { unit_price: unitPrice }),
    availability: getAvailability(selection),
    ...(chosen.length > 0 && { options: chosen }),
    ...(pictures.length > 0 && { media: pictures.map((picture) => toMedia(picture, context)) }),
  }
}

/** Selections in this package always come from cards. */
function toPreview({ product }: Selection): ProductPreview {
  if (!('content' in product)) return product
  throw new TypeError('A selection is made of a card')
}

function toUnitPrice(
  product: ProductPreview,
  price: number,
  { currency, digits }: ProductContext,
): UcpUnitPrice | undefined {
  const content = getNetContent(product)
  if (content === undefined) return undefined
  const { price: amount, per } = getUnitPrice(price, { content, decimals: digits })
  return {
    amount: toMinorUnits(amount, digits),
    currency,
    measure: toMeasure(content, per.unit),
    reference: toMeasure(per, per.unit),
  }
}
