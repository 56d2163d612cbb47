import type { Account } from '../account.ts'
import type { Cart, CartItem, LineItem } from '../cart.ts'
import { multiplyMoney, subtractMoney, sumMoney } from '../money.ts'
import type { CardSummary, Order, OrderItem, PostalAddress } from '../order.ts'
import type { Subscription } from '../subscriptions.ts'
import { CURRENCY } from './currency.ts'
import { aPicture, aBillingSchedule } from './product.ts'

/** Fields that lines of carts and orders share; `priceTotal` follows price and quantity. */
function toLineItem({ price = 6.5, quantity = 1 }: Partial<LineItem>) {
  return {
    productId: 'product-soap',
    slug: 'oat-honey-soap-bar',
    name: 'Oat & Honey Soap Bar',
    image: aPicture(),
    options: [],
    purchaseOption: { type: 'standard' },
    quantity,
    price,
    priceTotal: multiplyMoney(price, quantity),
    discountTotal: 0,
  } as const
}

/** A line of one simple product. */
export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return {
    ...toLineItem(overrides),
    id: 'item-1',
    minQuantity: 1,
    discountEach: 0,
    taxTotal: 0,
    taxes: [],
    tags: [],
    stockTracking: false,
    stockPurchasable: false,
    ...overrides,
  }
}

/** A cart with one line; the totals follow the lines. */
export function aCart(overrides: Partial<Cart> = {}): Cart {
  const items = overrides.items ?? [aCartItem()]
  const { currency = CURRENCY } = overrides
  const subTotal = sumMoney(items.map((item) => item.priceTotal))
  const discountTotal = sumMoney(items.map((item) => item.discountTotal))
  return {
    checkoutId: 'checkout-1',
    checkoutUrl: 'https://shop.test/checkout/checkout-1',
    currency,
    items,
    subTotal,
    discountTotal,
    taxTotal: 0,
    taxIncludedTotal: 0,
    shipmentTotal: 0,
    giftcardTotal: 0,
    grandTotal: subtractMoney(subTotal, discountTotal),
    captureTotal: subtractMoney(subTotal, discountTotal),
    ...overrides,
  }
}

export function anAddress(overrides: Partial<PostalAddress> = {}): PostalAddress {
  return {
    name: 'Robin Hale',
    address1: '12 Mill Lane',
    city: 'Bristol',
    zip: 'BS1 4ST',
    country: 'GB',
    ...overrides,
  }
}

export function aCard(overrides: Partial<CardSummary> = {}): CardSummary {
  return { brand: 'Visa', last4: '4242', expMonth: 8, expYear: 2030, ...overrides }
}

export function anOrderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  return { ...toLineItem(overrides), id: 'order-item-1', ...overrides }
}

/** A complete order of one line; the totals follow the lines. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  const items = overrides.items ?? [anOrderItem()]
  const { currency = CURRENCY } = overrides
  const subTotal = sumMoney(items.map((item) => item.priceTotal))
  const { discountTotal = 0, shipmentTotal = 3.5, taxTotal = 0 } = overrides
  return {
    id: 'order-1',
    number: '100001',
    status: 'complete',
    dateCreated: '2026-10-02T09:30:00.000Z',
    itemQuantity: items.reduce((count, item) => count + item.quantity, 0),
    currency,
    subTotal,
    discountTotal,
    taxTotal,
    taxIncludedTotal: 0,
    shipmentTotal,
    giftcardTotal: 0,
    grandTotal: sumMoney([subTotal, -discountTotal, shipmentTotal, taxTotal]),
    captureTotal: sumMoney([subTotal, -discountTotal, shipmentTotal, taxTotal]),
    items,
    refunds: [],
    shipments: [],
    shipping: { ...anAddress(), serviceName: 'Royal Mail 48', price: shipmentTotal },
    billing: { ...anAddress(), method: 'card', card: aCard() },
    ...overrides,
  }
}

/** An active monthly subscription to one product; the totals follow price and quantity. */
export function aSubscription(overrides: Partial<Subscription> = {}): Subscription {
  const { price = 5.85, quantity = 1 } = overrides
  const total = multiplyMoney(price, quantity)
  return {
    id: 'subscription-1',
    number: 'S-1001',
    planId: 'plan-monthly',
    planName: 'Every month',
    productId: 'product-soap',
    slug: 'oat-honey-soap-bar',
    name: 'Oat & Honey Soap Bar',
    image: aPicture(),
    isEnding: false,
    status: 'active',
    dateCreated: '2026-08-01T09:00:00.000Z',
    datePeriodEnd: '2026-12-01T09:00:00.000Z',
    trial: false,
    price,
    quantity,
    options: [],
    items: [],
    currency: CURRENCY,
    subTotal: total,
    discountTotal: 0,
    taxTotal: 0,
    grandTotal: total,
    recurringTotal: total,
    billingSchedule: aBillingSchedule(),
    shipping: anAddress(),
    billing: { ...anAddress(), card: aCard() },
    ...overrides,
  }
}

export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    name: 'Robin Hale',
    firstName: 'Robin',
    lastName: 'Hale',
    email: 'robin@example.com',
    emailOptin: false,
    ...overrides,
  }
}
