import { parseCount, parseFlag, parseText, type Untrusted } from '@sorrel/contracts/untrusted'
import type { CartItemOption, CartItemPurchaseOption, LinePart } from '@sorrel/domain/cart'
import type { Picture } from '@sorrel/domain/product'
import { getFact } from '@sorrel/domain/product-facts'
import { toAttributes } from '../catalog/to-product-fields.ts'
import { parseAmount } from '../catalog/to-priced.ts'
import type { CartFieldsFragment } from '../generated/cart/graphql.ts'
import { toList, type MapContext } from './to-list.ts'
import { toPictures } from './to-picture.ts'
import { toBillingSchedule, toSchedule } from './to-schedule.ts'
import type { Entry, Wire } from './wire.ts'

type Line = Entry<CartFieldsFragment['items']>
type Option = Entry<Line['options']>
type Named<T, K extends keyof T> = Untrusted<Pick<T, K>>

function toLineOption(value: Wire<Option>): CartItemOption | undefined {
  const id = parseText(value.id) ?? parseText(value.name)
  if (!id) return undefined
  return {
    id,
    name: parseText(value.name) ?? '',
    value: parseText(value.value) ?? '',
    valueId: parseText(value.valueId),
    variant: parseFlag(value.variant) ?? false,
    price: parseAmount(value.price) ?? 0,
  }
}

/** The chosen options of a line. */
export function toLineOptions(value: Untrusted<Option[]>, context: MapContext): readonly CartItemOption[] {
  return toList(value, { name: 'line option', context, toItem: toLineOption })
}

/** What lines of carts, orders and subscriptions say of a bundle's part; the last name no variant. */
export interface WirePart {
  readonly productId: string | null
  readonly variantId: string | null
  readonly quantity: number | null
  readonly product: { readonly slug: string | null; readonly name: string | null } | null
  readonly variant?: { readonly name: string | null } | null
}

/** A part of a bundle on a line; nothing without the name and the id of its product. */
export function toLinePart(part: Wire<WirePart>): LinePart | undefined {
  const [productId, name] = [parseText(part.productId), parseText(part.product?.name)]
  if (!productId || !name) return undefined
  return {
    productId,
    variantId: parseText(part.variantId),
    slug: parseText(part.product?.slug),
    name,
    variantName: parseText(part.variant?.name),
    quantity: parseCount(part.quantity, 1) ?? 1,
  }
}

/** How a line is bought: a subscription names its plan, everything else is a standard purchase. */
export function toLinePurchase(value: Untrusted<Line['purchaseOption']>): CartItemPurchaseOption {
  const planId = parseText(value?.planId)
  if (value?.type !== 'subscription' || !planId) return { type: 'standard' }
  return {
    type: 'subscription',
    planId,
    planName: parseText(value.planName) ?? '',
    billingSchedule: toBillingSchedule(value.billingSchedule),
    orderSchedule: toSchedule(value.orderSchedule),
  }
}

/** The fields of a line's product and variant. */
export interface LineSubject {
  readonly slug?: string | undefined
  readonly name: string
  readonly variantName?: string | undefined
  readonly image?: Picture | undefined
}

/** Name, variant and picture of a line: the variant's picture, else the product's first. */
export function toLineSubject(
  product: Named<NonNullable<Line['product']>, 'slug' | 'name' | 'images'>,
  variant: Named<NonNullable<Line['variant']>, 'name' | 'images'>,
  context: MapContext,
): LineSubject {
  const name = parseText(product?.name) ?? ''
  const [image] = [
    ...toPictures(variant?.images, name, context),
    ...toPictures(product?.images, name, context),
  ]
  return { slug: parseText(product?.slug), name, variantName: parseText(variant?.name), image }
}

/** What a product's pieces are called; undefined where the store does not say it. */
export function toPieceNames(
  product: Untrusted<{ readonly attributes?: unknown }>,
): readonly string[] | undefined {
  const names = getFact({ attributes: toAttributes(product?.attributes) }, 'piece')
  return names.length > 0 ? names : undefined
}

/** The variant's name composed from the chosen values, for lines without a variant. */
export function toVariantName(options: readonly CartItemOption[]): string | undefined {
  const values = options.filter((option) => option.variant && option.value !== '').map(({ value }) => value)
  return values.length > 0 ? values.join(', ') : undefined
}
