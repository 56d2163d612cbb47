import { getNearestLocale, LOCALES } from '@sorrel/i18n/locales'
import { type MailContent, toMailPreview } from '@sorrel/service/mail'
import { toRecoveryMail } from '../account/recovery.ts'
import type { ProductDocument } from '../catalogue/documents.ts'
import type { Handle } from '../http/route.ts'
import { toOrderMail } from '../order/order-mail.ts'
import type { OrderRow } from '../order/order-rows.ts'
import type { AddressRecord, OrderItemRecord } from '../order/records.ts'
import { getText, type Market } from '../store/market.ts'
import { type SubscriptionMailKind, toSubscriptionMail } from '../subscription/send-mail.ts'
import type { SubscriptionRow } from '../subscription/subscription-rows.ts'

const DATE = new Date('2027-03-01T09:00:00Z')
const MONTHLY = { interval: 'monthly', intervalCount: 1 } as const
const ADDRESS: AddressRecord = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '12 St James Square',
  city: 'London',
  zip: 'SW1Y 4LE',
  country: 'GB',
}
const CARD = { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2030, token: 'card_preview' }

const SUBSCRIPTION: Omit<SubscriptionRow, 'productId' | 'currency'> = {
  id: 'preview',
  number: 'SUB10001',
  accountId: null,
  email: 'ada@example.com',
  orderId: null,
  status: 'active',
  canceled: false,
  cancelAtEnd: false,
  variantId: null,
  planId: null,
  planName: null,
  price: 585,
  quantity: 2,
  credit: 0,
  coupon: null,
  options: [],
  items: [],
  billingSchedule: MONTHLY,
  orderSchedule: null,
  shipping: { ...ADDRESS, price: 0 },
  billing: { ...ADDRESS, method: 'card', card: CARD },
  dateCreated: DATE,
  datePeriodStart: DATE,
  datePeriodEnd: new Date('2027-04-01T09:00:00Z'),
  dateOrderPeriodEnd: null,
  renewalCount: 0,
  shipmentCount: 1,
  dateTrialEnd: null,
  datePaused: null,
  datePauseEnd: null,
  dateCanceled: null,
}

interface SubscriptionCase {
  readonly kind: SubscriptionMailKind
  readonly name?: string
  readonly row?: Partial<SubscriptionRow>
  readonly difference?: number
}

const SUBSCRIPTION_CASES: readonly SubscriptionCase[] = [
  { kind: 'changed', difference: 315 },
  { kind: 'added' },
  { kind: 'removed', difference: -315 },
  { kind: 'card' },
  { kind: 'paused', row: { status: 'paused' } },
  { kind: 'paused', name: 'paused-until', row: { status: 'paused', datePauseEnd: DATE } },
  { kind: 'resumed' },
  { kind: 'refused', row: { status: 'pastdue' } },
  { kind: 'ending', row: { cancelAtEnd: true, canceled: true } },
  { kind: 'canceled', row: { status: 'canceled', canceled: true, dateCanceled: DATE } },
]

/**
 * `GET /outbox/preview?locale=`: every kind of mail in a language, with invented customers and the store's own
 * products.
 */
export const previewMails: Handle = async (_request, { service, url }) => {
  const locale = getNearestLocale(url.searchParams.get('locale') ?? '')
  const found = await service.store.getMarket({ locale })
  const market: Market = { ...found, locale, locales: [locale, ...found.locales] }
  const snapshot = await service.catalogue.getSnapshot()
  const [product, other = product] = snapshot.published
  const scope = { service, market, snapshot }
  const subscription = { ...SUBSCRIPTION, productId: product?.id ?? '', currency: market.currency.code }
  const shop = service.config.storefrontUrl
  const order = toOrder(market, [product, other])
  const mails: { kind: string; mail: MailContent }[] = [
    { kind: 'order', mail: await toOrderMail(order, { market, url: `${shop}/order`, pictures: new Map() }) },
    { kind: 'recovery', mail: await toRecoveryMail({ url: `${shop}/set-password`, locale }) },
  ]
  for (const { kind, name = kind, row, difference } of SUBSCRIPTION_CASES) {
    const mail = await toSubscriptionMail(scope, { kind, row: { ...subscription, ...row }, difference })
    mails.push({ kind: `subscription-${name}`, mail })
  }
  return toMailPreview({ locale, locales: LOCALES, mails })
}

/** An order that has everything: a trial, a discount, a delivery and a gift card. */
function toOrder(market: Market, products: readonly (ProductDocument | undefined)[]): OrderRow {
  const [bought, tried] = products.map((product, place) => toItem(market, product, place))
  const trial = { ...MONTHLY, trialDays: 14 }
  return {
    id: 'preview',
    number: 'S10001',
    checkoutId: null,
    accountId: null,
    email: 'ada@example.com',
    status: 'pending',
    currency: market.currency.code,
    locale: market.locale,
    dateCreated: DATE,
    record: {
      items: [
        ...(bought === undefined ? [] : [{ ...bought, quantity: 2, priceTotal: 1300 }]),
        ...(tried === undefined
          ? []
          : [{ ...tried, plan: { id: 'preview', name: '', price: 650, billingSchedule: trial } }]),
      ],
      totals: {
        itemQuantity: 3,
        subTotal: 1300,
        discountTotal: 130,
        shipmentTotal: 395,
        shipmentTax: 66,
        itemTax: 195,
        taxTotal: 261,
        giftcardTotal: 500,
        grandTotal: 1565,
        captureTotal: 1065,
      },
      giftcards: [],
      shipping: { ...ADDRESS, price: 395 },
      billing: { ...ADDRESS, method: 'card', card: CARD },
      payments: [],
      refunds: [],
      shipments: [],
    },
  }
}

function toItem(market: Market, product: ProductDocument | undefined, place: number): OrderItemRecord {
  return {
    id: `preview-${place}`,
    productId: product?.id ?? '',
    name: product === undefined ? '' : getText(product.name, market),
    options: [],
    quantity: 1,
    price: 650,
    priceTotal: 0,
    discountTotal: 0,
    taxTotal: 0,
  }
}
