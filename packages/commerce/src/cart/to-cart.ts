import {
  isRecord,
  parseCount,
  parseText,
  parseTexts,
  parseWebAddress,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type { Cart, CartGiftcard, CartItem } from '@sorrel/domain/cart'
import { multiplyMoney, subtractMoney } from '@sorrel/domain/money'
import { parseAmount, toTotals } from '../catalog/to-priced.ts'
import { toSubjectStock } from '../catalog/to-bundle.ts'
import { isDigital } from '../catalog/to-product-fields.ts'
import { toCurrencyCode, type Entry, type Wire } from '../wire/wire.ts'
import type { CartFieldsFragment } from '../generated/cart/graphql.ts'
import {
  toLineOptions,
  toLinePart,
  toLinePurchase,
  toLineSubject,
  toPieceNames,
  toVariantName,
} from '../wire/to-line.ts'
import { getBundleStock } from '@sorrel/domain/bundle'
import { toList, type MapContext } from '../wire/to-list.ts'

type Line = Entry<CartFieldsFragment['items']>

function toTax(
  value: Wire<Entry<Line['taxes']>>,
): { readonly id: string; readonly amount: number } | undefined {
  const id = parseText(value.id)
  return id ? { id, amount: parseAmount(value.amount) ?? 0 } : undefined
}

function toAmounts(line: Wire<Line>, quantity: number) {
  const price = parseAmount(line.price) ?? 0
  return {
    price,
    priceTotal: parseAmount(line.priceTotal) ?? multiplyMoney(price, quantity),
    discountTotal: parseAmount(line.discountTotal) ?? 0,
    discountEach: parseAmount(line.discountEach) ?? 0,
    taxTotal: parseAmount(line.taxTotal) ?? 0,
  }
}

function toPart(part: Wire<Entry<Line['bundleItems']>>): NonNullable<CartItem['bundle']>[number] | undefined {
  const known = toLinePart(part)
  return known && { ...toSubjectStock(part), ...known }
}

/** The stock of a line, which the parts of a bundle limit. */
function toLineStock(line: Wire<Line>, context: MapContext) {
  const own = toSubjectStock(line)
  const bundle = toList(line.bundleItems, { name: 'bundle part', context, toItem: toPart })
  return bundle.length > 0 ? { ...getBundleStock(own, bundle), bundle } : own
}

/** A line of a cart; nothing without ids and a quantity. */
export function toCartItem(line: Wire<Line>, context: MapContext): CartItem | undefined {
  const { product, variant } = line
  const id = parseText(line.id)
  const productId = parseText(line.productId) ?? parseText(product?.id)
  const quantity = parseCount(line.quantity, 1)
  if (!id || !productId || quantity === undefined) return undefined
  const subject = toLineSubject(product, variant, context)
  const options = toLineOptions(line.options, context)
  return {
    ...toAmounts(line, quantity),
    ...toLineStock(line, context),
    ...subject,
    id,
    productId,
    variantId: parseText(line.variantId) ?? parseText(variant?.id),
    slug: subject.slug ?? '',
    variantName: subject.variantName ?? toVariantName(options),
    pieceNames: toPieceNames(product),
    options,
    purchaseOption: toLinePurchase(line.purchaseOption),
    quantity,
    minQuantity: 1,
    taxes: toList(line.taxes, { name: 'tax', context, toItem: toTax }),
    tags: parseTexts(product?.tags),
    ...(isDigital(product) && { isDigital: true }),
  }
}

/** The service also sends the whole code; only its last digits are used. */
function toGiftcard(wire: Wire<Entry<CartFieldsFragment['giftcards']>>): CartGiftcard | undefined {
  const id = parseText(wire.id)
  return id ? { id, amount: parseAmount(wire.amount) ?? 0, last4: parseText(wire.last4) ?? '' } : undefined
}

/** The part of the total that each card pays: the service sends their balances. Cards pay in order. */
function toShares(balances: readonly CartGiftcard[], total: number): readonly CartGiftcard[] {
  let left = total
  return balances.map((giftcard) => {
    const amount = Math.min(giftcard.amount, left)
    left = subtractMoney(left, amount)
    return { ...giftcard, amount }
  })
}

/** The cart; nothing when the value is not a record. Amounts that are missing are 0. */
export function toCart(value: Untrusted<CartFieldsFragment>, context: MapContext): Cart | undefined {
  if (!isRecord(value)) return undefined
  const totals = toTotals(value)
  const currency = toCurrencyCode(value.currency)
  const giftcards = toList(value.giftcards, { name: 'gift card', context, toItem: toGiftcard })
  return {
    ...totals,
    checkoutId: parseText(value.checkoutId) ?? null,
    checkoutUrl: parseWebAddress(value.checkoutUrl) ?? '#',
    currency,
    items: toList(value.items, {
      name: 'bag line',
      context,
      toItem: (item) => toCartItem(item, context),
    }),
    couponCode: parseText(value.couponCode),
    note: parseText(value.comments),
    giftcards: toShares(giftcards, totals.giftcardTotal),
  }
}
