import type { Cart, CartItem, CartItemPurchaseOption } from '@sorrel/domain/cart'
import { toWirePicture, toWireSchedule, type WireRecord } from './to-wire-product.ts'

function toWirePurchase(option: CartItemPurchaseOption): WireRecord {
  if (option.type === 'standard') return option
  const { billingSchedule, orderSchedule, ...plan } = option
  return {
    ...plan,
    billingSchedule: toWireSchedule(billingSchedule),
    orderSchedule: toWireSchedule(orderSchedule),
  }
}

function toWirePart(part: NonNullable<CartItem['bundle']>[number], pieces: number): WireRecord {
  const { productId, variantId, slug, name, variantName, quantity, ...stock } = part
  const { stockTracking, stockPurchasable, stockLevel } = stock
  const hasVariant = variantId !== undefined
  return {
    productId,
    variantId,
    quantity,
    quantityTotal: quantity * pieces,
    product: {
      id: productId,
      slug,
      name,
      stockTracking,
      stockPurchasable,
      stockLevel: hasVariant ? undefined : stockLevel,
    },
    variant: hasVariant ? { id: variantId, name: variantName, stockLevel } : null,
  }
}

function toWireItem(item: CartItem): WireRecord {
  const { slug, name, variantName, image, tags, stockTracking, stockPurchasable, stockLevel, ...line } = item
  const { id, productId, variantId, quantity, price, priceTotal, options } = line
  const { discountTotal, discountEach, taxTotal, taxes, purchaseOption, bundle = [] } = line
  const hasVariant = variantId !== undefined
  return {
    id,
    productId,
    variantId,
    quantity,
    price,
    priceTotal,
    options,
    discountTotal,
    discountEach,
    taxTotal,
    taxes,
    purchaseOption: toWirePurchase(purchaseOption),
    bundleItems: bundle.map((part) => toWirePart(part, quantity)),
    product: {
      id: productId,
      slug,
      name,
      tags,
      stockTracking,
      stockPurchasable,
      stockLevel: hasVariant ? undefined : stockLevel,
      images: image ? [toWirePicture(image)] : [],
    },
    variant: hasVariant ? { id: variantId, name: variantName, stockLevel, images: [] } : null,
  }
}

/**
 * A cart as the service writes it, without the savings of refilling, which the service keeps in the product's
 * attributes.
 */
export function toWireCart({ items, giftcards = [], couponCode = '', note, ...cart }: Cart): WireRecord {
  return {
    ...cart,
    displayCurrency: cart.currency,
    itemQuantity: items.reduce((count, { quantity }) => count + quantity, 0),
    couponCode: couponCode === '' ? null : couponCode,
    comments: note ?? null,
    giftcards: giftcards.map((card) => ({ ...card, codeFormatted: `**** ${card.last4}` })),
    items: items.map(toWireItem),
  }
}
