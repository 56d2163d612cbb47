import type { CartItemOption, CartItemPurchaseOption } from '@sorrel/domain/cart'
import type { Picture } from '@sorrel/domain/product'
import { parseAmount } from '../catalog/to-priced.ts'
import { parseFlag, parseList, parseText, parseWire } from './parse.ts'
import { toList, type MapContext } from './to-list.ts'
import { toPictures } from './to-picture.ts'
import { toBillingSchedule, toSchedule } from './to-schedule.ts'

function toLineOption(value: unknown): CartItemOption | undefined {
  const wire = parseWire(value)
  const id = parseText(wire.id) ?? parseText(wire.name)
  if (!id) return undefined
  return {
    id,
    name: parseText(wire.name) ?? '',
    value: parseText(wire.value) ?? '',
    valueId: parseText(wire.valueId),
    variant: parseFlag(wire.variant) ?? false,
    price: parseAmount(wire.price) ?? 0,
  }
}

/** What was chosen on a line. Specification section 3, "Cart item". */
export function toLineOptions(value: unknown, context: MapContext): readonly CartItemOption[] {
  return toList(value, { name: 'line option', context, toItem: toLineOption })
}

/** How a line is bought: a subscription names its plan, everything else is a standard purchase. */
export function toLinePurchase(value: unknown): CartItemPurchaseOption {
  const wire = parseWire(value)
  const planId = parseText(wire.planId)
  if (wire.type !== 'subscription' || !planId) return { type: 'standard' }
  return {
    type: 'subscription',
    planId,
    planName: parseText(wire.planName) ?? '',
    billingSchedule: toBillingSchedule(wire.billingSchedule),
    orderSchedule: toSchedule(wire.orderSchedule),
  }
}

/** What a line shows of its product and variant. */
export interface LineSubject {
  readonly slug?: string | undefined
  readonly name: string
  readonly variantName?: string | undefined
  readonly image?: Picture | undefined
}

/** Name, variant and picture of a line: the variant's picture, else the product's first. Specification section 3. */
export function toLineSubject(product: unknown, variant: unknown, context: MapContext): LineSubject {
  const wire = parseWire(product)
  const chosen = parseWire(variant)
  const name = parseText(wire.name) ?? ''
  const [image] = [...toPictures(chosen.images, name, context), ...toPictures(wire.images, name, context)]
  return { slug: parseText(wire.slug), name, variantName: parseText(chosen.name), image }
}

/** The variant's name as its chosen values say it: for lines that come without their variant. */
export function toVariantName(options: readonly CartItemOption[]): string | undefined {
  const values = options.filter((option) => option.variant && option.value !== '').map(({ value }) => value)
  return values.length > 0 ? values.join(', ') : undefined
}

/** The name of the variant with this id among a product's. */
export function findVariantName(product: unknown, variantId: string | undefined): string | undefined {
  const variants = parseList(parseWire(product).variants).map(parseWire)
  return parseText(variants.find((variant) => parseText(variant.id) === variantId)?.name)
}
