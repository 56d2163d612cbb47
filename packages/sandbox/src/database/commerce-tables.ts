import type { SubscriptionStatus } from '@sorrel/domain/subscriptions'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ScheduleDocument } from '../catalogue/documents.ts'
import type { CartOptionRecord, CartShippingRecord } from '../cart/records.ts'
import type { BillingRecord, OptionRecord, OrderRecord, ShippingRecord } from '../order/records.ts'
import type { CouponRecord, SubscriptionItemRecord } from '../subscription/records.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Counters for order and subscription numbers; the value is the last number that was issued. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
})

/** Visitors. Only a hash of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id'),
    cartId: text('cart_id'),
    currency: text('currency'),
    locale: text('locale'),
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

/** Customers. Without a password the person has only signed up for the newsletter. The e-mail is in lower case. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    group: text('account_group'),
    emailOptin: boolean('email_optin').notNull().default(false),
    defaultAddressId: text('default_address_id'),
    defaultCardId: text('default_card_id'),
    metadata: jsonb('metadata').$type<Readonly<Record<string, unknown>>>(),
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [uniqueIndex('accounts_email').on(table.email)],
)

export const accountAddresses = pgTable(
  'account_addresses',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2'),
    city: text('city').notNull(),
    state: text('state'),
    zip: text('zip').notNull(),
    country: text('country').notNull(),
    phone: text('phone'),
    active: boolean('active').notNull().default(true),
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [index('account_addresses_account').on(table.accountId)],
)

export const accountCards = pgTable(
  'account_cards',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    token: text('token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    active: boolean('active').notNull().default(true),
    /** False for the test cards that can be saved but refuse every charge. */
    chargeable: boolean('chargeable').notNull().default(true),
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [index('account_cards_account').on(table.accountId)],
)

/** Cards for which the vault has issued a token, without their number. A token works once. */
export const vaultTokens = pgTable('vault_tokens', {
  token: text('token').primaryKey(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  chargeable: boolean('chargeable').notNull(),
  dateExpires: instant('date_expires').notNull(),
})

/** Keys to set a new password, each for one use. Only a hash of the key is stored. */
export const accountRecoveries = pgTable(
  'account_recoveries',
  {
    keyHash: text('key_hash').primaryKey(),
    accountId: text('account_id').notNull(),
    dateExpires: instant('date_expires').notNull(),
  },
  (table) => [index('account_recoveries_account').on(table.accountId)],
)

/** Carts. `orderId` is set once, when the cart becomes an order. */
export const carts = pgTable(
  'carts',
  {
    id: text('id').primaryKey(),
    checkoutId: text('checkout_id').notNull(),
    accountId: text('account_id'),
    currency: text('currency').notNull(),
    locale: text('locale').notNull(),
    couponCode: text('coupon_code'),
    comments: text('comments'),
    shipping: jsonb('shipping').$type<CartShippingRecord>(),
    orderId: text('order_id'),
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [uniqueIndex('carts_checkout').on(table.checkoutId)],
)

/** Lines of a cart. Lines of the same product, variant, choices and plan share a `mergeKey` and are one line. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id').notNull(),
    position: integer('position').notNull().generatedAlwaysAsIdentity(),
    mergeKey: text('merge_key').notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id'),
    planId: text('plan_id'),
    quantity: integer('quantity').notNull(),
    options: jsonb('options').$type<readonly CartOptionRecord[]>().notNull(),
  },
  (table) => [uniqueIndex('cart_items_merge').on(table.cartId, table.mergeKey)],
)

export const coupons = pgTable('coupons', {
  /** Upper case. */
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  discountPercent: integer('discount_percent').notNull(),
})

export const giftcards = pgTable(
  'giftcards',
  {
    id: text('id').primaryKey(),
    /** Upper case letters and digits only. */
    code: text('code').notNull(),
    amount: integer('amount').notNull(),
    balance: integer('balance').notNull(),
  },
  (table) => [uniqueIndex('giftcards_code').on(table.code)],
)

export const cartGiftcards = pgTable(
  'cart_giftcards',
  {
    cartId: text('cart_id').notNull(),
    giftcardId: text('giftcard_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.giftcardId] })],
)

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    /** The cart's checkout id: one order for one cart. Orders of the seed have none. */
    checkoutId: text('checkout_id'),
    accountId: text('account_id'),
    email: text('email').notNull(),
    status: text('status', {
      enum: ['canceled', 'complete', 'delivery_pending', 'hold', 'payment_pending', 'pending', 'draft'],
    }).notNull(),
    currency: text('currency').notNull(),
    locale: text('locale').notNull(),
    record: jsonb('record').$type<OrderRecord>().notNull(),
    dateCreated: instant('date_created').notNull(),
  },
  (table) => [
    uniqueIndex('orders_number').on(table.number),
    uniqueIndex('orders_checkout').on(table.checkoutId),
    index('orders_account').on(table.accountId, table.dateCreated),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull(),
    accountId: text('account_id'),
    email: text('email').notNull(),
    orderId: text('order_id'),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    /** True after a cancellation, even while the subscription runs until the end of its period. */
    canceled: boolean('canceled').notNull().default(false),
    /** Whether a cancellation takes effect at the end of the period. On its own it cancels nothing. */
    cancelAtEnd: boolean('cancel_at_end').notNull().default(false),
    productId: text('product_id').notNull(),
    variantId: text('variant_id'),
    planId: text('plan_id'),
    planName: text('plan_name'),
    /** Minor units, one piece, options included. */
    price: integer('price').notNull(),
    quantity: integer('quantity').notNull(),
    currency: text('currency').notNull(),
    /** Credit in minor units from a change to something cheaper; it reduces the next charges. */
    credit: integer('credit').notNull().default(0),
    /** The coupon that lowers every later charge. */
    coupon: jsonb('coupon').$type<CouponRecord>(),
    options: jsonb('options').$type<readonly OptionRecord[]>().notNull(),
    items: jsonb('items').$type<readonly SubscriptionItemRecord[]>().notNull(),
    billingSchedule: jsonb('billing_schedule').$type<ScheduleDocument>().notNull(),
    orderSchedule: jsonb('order_schedule').$type<ScheduleDocument>(),
    shipping: jsonb('shipping').$type<ShippingRecord>(),
    billing: jsonb('billing').$type<BillingRecord>(),
    dateCreated: instant('date_created').notNull(),
    datePeriodStart: instant('date_period_start').notNull(),
    datePeriodEnd: instant('date_period_end').notNull(),
    dateOrderPeriodEnd: instant('date_order_period_end'),
    /** Charges after the first. */
    renewalCount: integer('renewal_count').notNull().default(0),
    /** Parcels sent, the first included. */
    shipmentCount: integer('shipment_count').notNull().default(1),
    dateTrialEnd: instant('date_trial_end'),
    datePaused: instant('date_paused'),
    datePauseEnd: instant('date_pause_end'),
    dateCanceled: instant('date_canceled'),
  },
  (table) => [
    uniqueIndex('subscriptions_number').on(table.number),
    index('subscriptions_account').on(table.accountId, table.dateCreated),
  ],
)

/** Mail that no mail server has taken. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  position: integer('position').notNull().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  dateCreated: instant('date_created').notNull(),
})
