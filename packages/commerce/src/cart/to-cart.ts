import type { Cart, CartGiftcard, CartItem } from '@sorrel/domain/cart'
import { parseAmount } from '../catalog/to-priced.ts'
import { toCurrencyCode, toStock } from '../catalog/to-product-core.ts'
import { isWire, parseCount, parseText, parseTexts, parseWire, type Wire } from '../wire/parse.ts'
import { toLineOptions, toLinePurchase, toLineSubject, toVariantName } from '../wire/to-line.ts'
import { toList, type MapContext } from '../wire/to-list.ts'

function toTax(value: unknown): { readonly id: string; readonly amount: number } | undefined {
  const wire = parseWire(value)
  const id = parseText(wire.id)
  return id ? { id, amount: parseAmount(wire.amount) ?? 0 } : undefined
}

function toAmounts(wire: Wire, quantity: number) {
  const price = parseAmount(wire.price) ?? 0
  return {
    price,
    priceTotal: parseAmount(wire.priceTotal) ?? price * quantity,
    discountTotal: parseAmount(wire.discountTotal) ?? 0,
    discountEach: parseAmount(wire.discountEach) ?? 0,
    taxTotal: parseAmount(wire.taxTotal) ?? 0,
  }
}

function toLineStock(product: Wire, variant: Wire) {
  const stock = toStock(product)
  return { ...stock, stockLevel: toStock(variant).stockLevel ?? stock.stockLevel }
}

/** A line of the bag; nothing without ids and a quantity. The variant's stock goes before the product's. */
export function toCartItem(value: unknown, context: MapContext): CartItem | undefined {
  const wire = parseWire(value)
  const product = parseWire(wire.product)
  const id = parseText(wire.id)
  const productId = parseText(wire.productId) ?? parseText(product.id)
  const quantity = parseCount(wire.quantity, 1)
  if (!id || !productId || quantity === undefined) return undefined
  const subject = toLineSubject(wire.product, wire.variant, context)
  const options = toLineOptions(wire.options, context)
  return {
    ...toAmounts(wire, quantity),
    ...toLineStock(product, parseWire(wire.variant)),
    ...subject,
    id,
    productId,
    variantId: parseText(wire.variantId) ?? parseText(parseWire(wire.variant).id),
    slug: subject.slug ?? '',
    variantName: subject.variantName ?? toVariantName(options),
    options,
    purchaseOption: toLinePurchase(wire.purchaseOption),
    quantity,
    minQuantity: parseCount(wire.minQuantity, 1) ?? 1,
    taxes: toList(wire.taxes, { name: 'tax', context, toItem: toTax }),
    tags: parseTexts(product.tags),
  }
}

/** A checkout address is an absolute web address; anything else leads nowhere. */
function toCheckoutUrl(value: unknown): string {
  const url = parseText(value)
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : '#'
}

/** The service also gives the whole code in groups; only its end is kept. */
function toGiftcard(value: unknown): CartGiftcard | undefined {
  const wire = parseWire(value)
  const id = parseText(wire.id)
  return id ? { id, amount: parseAmount(wire.amount) ?? 0, last4: parseText(wire.last4) ?? '' } : undefined
}

/** The bag; nothing when the value is no bag. Amounts that are missing are 0. Specification section 3. */
export function toCart(value: unknown, context: MapContext): Cart | undefined {
  if (!isWire(value)) return undefined
  return {
    checkoutId: parseText(value.checkoutId) ?? null,
    checkoutUrl: toCheckoutUrl(value.checkoutUrl),
    currency: toCurrencyCode(value.currency),
    items: toList(value.items, { name: 'bag line', context, toItem: (item) => toCartItem(item, context) }),
    subTotal: parseAmount(value.subTotal) ?? 0,
    discountTotal: parseAmount(value.discountTotal) ?? 0,
    taxTotal: parseAmount(value.taxTotal) ?? 0,
    taxIncludedTotal: parseAmount(value.taxIncludedTotal) ?? 0,
    shipmentTotal: parseAmount(value.shipmentTotal) ?? 0,
    giftcardTotal: parseAmount(value.giftcardTotal) ?? 0,
    grandTotal: parseAmount(value.grandTotal) ?? 0,
    couponCode: parseText(value.couponCode),
    giftcards: toList(value.giftcards, { name: 'gift card', context, toItem: toGiftcard }),
  }
}
