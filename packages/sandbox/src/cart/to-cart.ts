import type { SwellCart, SwellCartItem, SwellCartItemBundleItem } from '../graphql/resolvers.gen.ts'
import type { BundlePart } from '../catalogue/bundle.ts'
import type { ProductSource, VariantSource } from '../catalogue/sources.ts'
import { convert, getText, type Market, toMajor } from '../store/market.ts'
import type { Minor } from '../catalogue/documents.ts'
import type { PricedCart, PricedCartLine } from './priced-cart.ts'
import { getEach, VAT_PERCENT } from './totals.ts'

/** Id of the tax on every line. */
export const TAX_ID = 'vat'

/** Id of the automatic promotion. */
const PROMOTION_ID = 'promotion'

interface PartAnswer extends Omit<SwellCartItemBundleItem, 'product' | 'variant'> {
  readonly product: ProductSource
  readonly variant: VariantSource | null
}

interface CartItemAnswer extends Omit<SwellCartItem, 'product' | 'variant' | 'bundleItems'> {
  readonly bundleItems: readonly PartAnswer[]
  readonly product: ProductSource
  readonly variant: VariantSource | null
}

export interface CartAnswer extends Omit<SwellCart, 'items'> {
  readonly items: readonly CartItemAnswer[]
}

/**
 * A cart in the format of the API, in major units of the charge's currency. `display` is the visitor's market: its
 * currency may be for display only. `checkoutUrl` is absolute. See docs/commerce-service.md#cart-and-checkout.
 */
export function toCart(
  cart: PricedCart,
  {
    publicUrl,
    display,
    isSignedIn,
  }: { readonly publicUrl: string; readonly display: Market; readonly isSignedIn: boolean },
): CartAnswer {
  const { rows, market, totals } = cart
  const amount = (minor: Minor) => toMajor(minor, market.currency)
  return {
    accountId: rows.cart.accountId,
    accountLoggedIn: isSignedIn,
    guest: !isSignedIn,
    abandoned: false,
    checkoutId: rows.cart.checkoutId,
    checkoutUrl: `${publicUrl}/checkout/${rows.cart.checkoutId}`,
    comments: rows.cart.comments,
    couponCode: rows.cart.couponCode,
    coupon:
      rows.coupon === undefined ? null : { id: rows.coupon.code, name: rows.coupon.name, description: null },
    currency: market.currency.code,
    currencyRate: market.currency.rate,
    displayCurrency: display.currency.code,
    displayLocale: display.locale,
    dateCreated: rows.cart.dateCreated.toISOString(),
    discounts: toDiscounts(cart),
    giftcards: toGiftcards(cart),
    giftcardTotal: amount(totals.giftcardTotal),
    items: cart.lines.map((line) => toCartItem(line, market)),
    itemQuantity: totals.itemQuantity,
    itemDiscount: amount(totals.discountTotal),
    itemTax: amount(totals.itemTax),
    itemTaxIncluded: true,
    orderId: rows.cart.orderId,
    subTotal: amount(totals.subTotal),
    discountTotal: amount(totals.discountTotal),
    shipmentPrice: amount(totals.shipmentTotal),
    shipmentTax: amount(totals.shipmentTax),
    shipmentTotal: amount(totals.shipmentTotal),
    shipping: toShipping(cart),
    taxIncludedTotal: amount(totals.taxTotal),
    taxTotal: amount(totals.taxTotal),
    taxes: [
      {
        id: TAX_ID,
        name: 'VAT',
        amount: amount(totals.taxTotal),
        rate: VAT_PERCENT / 100,
        priority: 0,
        shipping: true,
      },
    ],
    grandTotal: amount(totals.grandTotal),
    captureTotal: amount(totals.captureTotal),
    trial: cart.lines.some(({ isTrial }) => isTrial),
    trialSubTotal: amount(cart.trialTotal),
    trialGrandTotal: amount(cart.trialTotal),
  }
}

function toCartItem(line: PricedCartLine, market: Market): CartItemAnswer {
  const { product, variant, totals, quantity } = line
  const amount = (minor: Minor) => toMajor(minor, market.currency)
  return {
    id: line.id,
    productId: product.id,
    variantId: variant?.id ?? null,
    product: { document: product, market },
    variant: variant === undefined ? null : { document: variant, product, market },
    quantity,
    bundleItems: line.parts.map((part) => toPart(part, quantity, market)),
    price: amount(line.price),
    origPrice: line.origPrice === undefined ? null : amount(line.origPrice),
    priceTotal: amount(totals.priceTotal),
    discountTotal: amount(totals.discountTotal),
    discountEach: amount(getEach(totals.discountTotal, quantity)),
    taxTotal: amount(totals.taxTotal),
    taxEach: amount(getEach(totals.taxTotal, quantity)),
    taxes: [{ id: TAX_ID, amount: amount(totals.taxTotal) }],
    options: line.options.map((option) => ({ ...option, price: amount(option.price) })),
    purchaseOption: toPurchaseOption(line, market),
  }
}

function toPart({ id, product, variant, quantity }: BundlePart, pieces: number, market: Market): PartAnswer {
  return {
    id,
    productId: product.id,
    variantId: variant?.id ?? null,
    product: { document: product, market },
    variant: variant === undefined ? null : { document: variant, product, market },
    quantity,
    quantityTotal: quantity * pieces,
  }
}

function toPurchaseOption(
  { plan, price, trialDays, product }: PricedCartLine,
  market: Market,
): CartItemAnswer['purchaseOption'] {
  if (plan === undefined && !product.purchaseOptions.standard) return null
  if (plan === undefined) return { id: 'standard', type: 'standard', price: toMajor(price, market.currency) }
  return {
    id: 'subscription',
    type: 'subscription',
    planId: plan.id,
    planName: getText(plan.name, market),
    price: toMajor(price, market.currency),
    trialDays,
    billingSchedule: { ...plan.billingSchedule, trialDays },
    orderSchedule: plan.orderSchedule ?? null,
  }
}

function toShipping({ rows, delivery, market }: PricedCart): SwellCart['shipping'] {
  if (rows.cart.shipping === null && delivery === undefined) return null
  const { service, ...address } = rows.cart.shipping ?? {}
  return {
    ...address,
    name: [address.firstName, address.lastName].filter(Boolean).join(' ') || null,
    service: delivery?.service ?? service ?? null,
    price: delivery === undefined ? null : toMajor(delivery.price, market.currency),
  }
}

function toDiscounts({ rows, totals, couponTotal, market }: PricedCart): SwellCart['discounts'] {
  const amount = (minor: Minor) => toMajor(minor, market.currency)
  const { code } = rows.coupon ?? {}
  const promotion = totals.discountTotal - couponTotal
  return [
    ...(code === undefined
      ? []
      : [{ id: code, type: 'coupon', amount: amount(couponTotal), sourceId: code }]),
    ...(promotion === 0
      ? []
      : [{ id: PROMOTION_ID, type: 'promo', amount: amount(promotion), sourceId: PROMOTION_ID }]),
  ]
}

/** `amount` is a card's balance, not its payment: `giftcardTotal` is the sum that the cards pay. */
function toGiftcards({ rows, market }: PricedCart): SwellCart['giftcards'] {
  return rows.giftcards.map(({ id, code, balance }) => ({
    id,
    last4: code.slice(-4),
    codeFormatted: `**** ${code.slice(-4)}`,
    amount: toMajor(convert(balance, market), market.currency),
  }))
}
