import { err, ok, type Result } from '@sorrel/domain/result'
import { isCardExpired } from '../vault/card-expiry.ts'
import { z } from 'zod'
import type { AddressRow, CardRow } from '../account/account-rows.ts'
import { toCardRecord } from '../account/cards.ts'
import { checkLine, checkQuantity, type LineRequest } from '../cart/check-line.ts'
import { getChosenOptions } from '../cart/chosen-options.ts'
import { getLinePrice } from '../cart/line-price.ts'
import type { PlanDocument, ProductDocument, ScheduleDocument } from '../catalogue/documents.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { getDefaultText, type Market } from '../store/market.ts'
import { ADDRESS_PARTS, type AddressRecord } from '../order/records.ts'
import { isRunning, resume } from './advance.ts'
import type { CouponRecord } from './records.ts'
import type { SubscriptionRow } from './subscription-rows.ts'
import { BAD_CODE, findCoupon } from '../cart/cart-codes.ts'

type SubscriptionChange = Partial<Omit<SubscriptionRow, 'id'>>

const text = z.string().max(200).nullish()

const schedule = z.object({
  interval: z.enum(['daily', 'weekly', 'monthly', 'yearly']).nullish(),
  intervalCount: z.int().min(1).max(99).nullish(),
})

const part = z.string().trim().max(200)
const shipping = z.strictObject({
  accountAddressId: text,
  firstName: part.optional(),
  lastName: part.optional(),
  address1: part.optional(),
  address2: part.nullish(),
  city: part.optional(),
  state: part.nullish(),
  zip: part.optional(),
  country: part.length(2).optional(),
  phone: part.nullish(),
})

const option = z.object({ id: text, name: text, valueId: text, value: z.string().nullish() })

const change = z.object({
  canceled: z.boolean().nullish(),
  cancelAtEnd: z.boolean().nullish(),
  paused: z.boolean().nullish(),
  datePauseEnd: z.iso.datetime({ offset: true, error: 'must be an ISO date and time' }).nullish(),
  productId: text,
  variantId: text,
  planId: text,
  quantity: z.int().nullish(),
  options: z.array(option).nullish(),
  billingSchedule: schedule.nullish(),
  billing: z.object({ accountCardId: text }).nullish(),
  shipping: shipping.nullish(),
  couponCode: text,
})

type ChangeInput = z.infer<typeof change>

/** The input of a change. `lens.currency` is the subscription's own. */
export interface ChangeScope {
  readonly snapshot: CatalogueSnapshot
  readonly market: Market
  readonly now: Date
  /** The cards of the account. */
  readonly cards: readonly CardRow[]
  /** The addresses of the account. */
  readonly addresses: readonly AddressRow[]
  /** The coupons of the store. */
  readonly coupons: readonly CouponRecord[]
}

/**
 * The subscription after a change: cancel immediately or at the end of the period, undo that, pause until a day or
 * indefinitely, resume, another card, a coupon, or another product, variant, plan, billing interval or quantity.
 * Omitted fields keep their values. The error is a sentence. See docs/commerce-service.md#subscriptions.
 */
export function getChange(
  row: SubscriptionRow,
  given: unknown,
  scope: ChangeScope,
): Result<SubscriptionChange, string> {
  const parsed = change.safeParse(given ?? {})
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return err(`${issue?.path.map(String).join('.') ?? 'input'} ${issue?.message ?? 'is not valid'}`)
  }
  const input = parsed.data
  const course = getCancelChange(row, input, scope.now)
  if (hasEnded(row) || course.status !== undefined)
    return course.status === undefined ? err('The subscription has ended') : ok(course)
  const pause = getPauseChange(row, input, scope.now)
  if (!pause.ok) return pause
  const card = getCardChange(row, input, scope)
  if (!card.ok) return card
  const place = getPlaceChange(row, input, scope)
  if (!place.ok) return place
  const coupon = getCouponChange(input, scope.coupons)
  if (!coupon.ok) return coupon
  const goods = isAboutGoods(input) ? getItemChange(row, input, scope) : ok({})
  const others = { ...course, ...pause.value, ...card.value, ...place.value, ...coupon.value }
  return goods.ok ? ok({ ...others, ...goods.value }) : goods
}

function hasEnded({ status }: SubscriptionRow): boolean {
  return status === 'canceled' || status === 'complete'
}

/**
 * Both fields together determine the cancellation: immediate, or at the end of the period, until which only the fields
 * change. Undoing it after the end starts a new period, which is charged immediately.
 */
function getCancelChange(row: SubscriptionRow, input: ChangeInput, now: Date): SubscriptionChange {
  const canceled = input.canceled ?? row.canceled
  const cancelAtEnd = input.cancelAtEnd ?? row.cancelAtEnd
  const fields = { canceled, cancelAtEnd }
  const isAsked = input.canceled != null || input.cancelAtEnd != null
  if (!isAsked || row.status === 'complete') return {}
  if (row.status === 'canceled') return canceled ? {} : { ...fields, ...restart(row, now) }
  if (!canceled || cancelAtEnd) return fields
  return { ...fields, status: 'canceled', dateCanceled: now, datePaused: null, datePauseEnd: null }
}

function restart(row: SubscriptionRow, now: Date): SubscriptionChange {
  return {
    status: 'active',
    dateCanceled: null,
    dateTrialEnd: null,
    datePeriodStart: now,
    datePeriodEnd: now,
    dateOrderPeriodEnd: row.orderSchedule === null ? now : row.dateOrderPeriodEnd,
  }
}

/**
 * Sets another card of the account. An overdue payment is charged immediately; if the card refuses it, the change is
 * refused.
 */
function getCardChange(
  row: SubscriptionRow,
  { billing }: ChangeInput,
  { cards, now }: ChangeScope,
): Result<SubscriptionChange, string> {
  if (!billing?.accountCardId) return ok({})
  const card = cards.find(({ id }) => id === billing.accountCardId)
  if (card === undefined) return err(`Unknown card "${billing.accountCardId}"`)
  const owner = row.billing ?? row.shipping
  if (owner === null) return err('The subscription has no billing address')
  const changed = { billing: { ...owner, method: 'card', card: toCardRecord(card) } } as const
  if (row.status !== 'pastdue' && row.status !== 'unpaid') return ok(changed)
  if (!card.chargeable || isCardExpired(card, now)) return err('The card was declined')
  return ok({
    ...changed,
    status: 'active',
    datePeriodEnd: now,
    ...(row.orderSchedule === null ? { dateOrderPeriodEnd: now } : {}),
  })
}

/** Changes the delivery address: to a saved one, by its parts, or both. Omitted parts keep their values. */
function getPlaceChange(
  row: SubscriptionRow,
  { shipping: given }: ChangeInput,
  { addresses }: ChangeScope,
): Result<SubscriptionChange, string> {
  if (given === null || given === undefined) return ok({})
  const { accountAddressId, ...parts } = given
  const saved = addresses.find(({ id }) => id === accountAddressId)
  if (accountAddressId && saved === undefined) return err(`Unknown address "${accountAddressId}"`)
  const written = toParts({ ...row.shipping, ...(saved && toParts(saved)), ...parts })
  const { firstName, lastName, address1, city, zip, country } = written
  if (!firstName || !lastName || !address1 || !city || !zip || !country)
    return err('shipping is not complete')
  const names = { firstName, lastName, address1, city, zip, country }
  const link = accountAddressId ? { accountAddressId } : {}
  const { service, price = 0 } = row.shipping ?? {}
  return ok({ shipping: { ...written, ...names, price, ...(service && { service }), ...link } })
}

/** The parts of an address that a parcel needs; empty parts are left out. */
function toParts(address: Partial<Record<keyof AddressRecord, string | null>>): Partial<AddressRecord> {
  const parts = ADDRESS_PARTS.flatMap((name) => (address[name] ? [[name, address[name]] as const] : []))
  return Object.fromEntries(parts)
}

function getPauseChange(
  row: SubscriptionRow,
  input: ChangeInput,
  now: Date,
): Result<SubscriptionChange, string> {
  if (input.paused === true || input.datePauseEnd) {
    if (!isRunning(row) && row.status !== 'paused') return err('Only a running subscription can be paused')
    const datePauseEnd = input.datePauseEnd ? new Date(input.datePauseEnd) : null
    if (datePauseEnd !== null && datePauseEnd <= now) return err('datePauseEnd must be in the future')
    return ok({ status: 'paused', datePaused: row.datePaused ?? now, datePauseEnd })
  }
  if (input.paused !== false || row.status !== 'paused') return ok({})
  const { status, datePaused, datePauseEnd, datePeriodEnd, dateOrderPeriodEnd } = resume(row, now)
  return ok({ status, datePaused, datePauseEnd, datePeriodEnd, dateOrderPeriodEnd })
}

function isAboutGoods({
  productId,
  variantId,
  planId,
  quantity,
  options,
  billingSchedule,
}: ChangeInput): boolean {
  return [productId, variantId, planId, quantity, options, billingSchedule].some(
    (part) => part !== undefined && part !== null,
  )
}

function getItemChange(
  row: SubscriptionRow,
  input: ChangeInput,
  scope: ChangeScope,
): Result<SubscriptionChange, string> {
  const product = scope.snapshot.productById.get(input.productId || row.productId)
  if (product === undefined) return err(`Unknown product "${input.productId ?? row.productId}"`)
  const quantity = checkQuantity(input.quantity ?? row.quantity)
  if (!quantity.ok) return quantity
  const plan = choosePlan(product, row, input)
  if (plan === undefined) return err(`${getDefaultText(product.name)} has no such subscription`)
  const line = checkLine(product, toLineRequest(row, input, plan))
  if (!line.ok) return line
  const { variant, options: chosen } = line.value
  const { market } = scope
  const options = getChosenOptions({ product, variant, chosen }, market)
  const question = { product, variant, plan, options, quantity: quantity.value, accountGroup: null }
  return ok({
    productId: product.id,
    variantId: variant?.id ?? null,
    planId: plan.id,
    quantity: quantity.value,
    price: getLinePrice(question, market).price,
    options,
    billingSchedule: toSchedule(plan.billingSchedule, input),
    orderSchedule: plan.orderSchedule ?? null,
    dateOrderPeriodEnd:
      plan.orderSchedule === undefined ? row.datePeriodEnd : (row.dateOrderPeriodEnd ?? row.datePeriodEnd),
  })
}

/**
 * The requested plan, else the plan of the requested billing interval, else the current one, else the product's first.
 */
function choosePlan(
  product: ProductDocument,
  row: SubscriptionRow,
  input: ChangeInput,
): PlanDocument | undefined {
  const plans = product.purchaseOptions.subscription?.plans ?? []
  if (input.planId) return plans.find(({ id }) => id === input.planId)
  const wanted = toSchedule(row.billingSchedule, input)
  const isSame = ({ billingSchedule }: PlanDocument) =>
    billingSchedule.interval === wanted.interval && billingSchedule.intervalCount === wanted.intervalCount
  const own = plans.find(({ id }) => id === row.planId)
  if (own !== undefined && (!input.billingSchedule || isSame(own))) return own
  return plans.find(isSame) ?? own ?? plans[0]
}

function toSchedule(base: ScheduleDocument, { billingSchedule }: ChangeInput): ScheduleDocument {
  const { interval, intervalCount } = billingSchedule ?? {}
  return { ...base, interval: interval ?? base.interval, intervalCount: intervalCount ?? base.intervalCount }
}

/** The options are kept with the same product unless others are given. */
function toLineRequest(row: SubscriptionRow, input: ChangeInput, plan: PlanDocument): LineRequest {
  const isSameProduct = !input.productId || input.productId === row.productId
  const unchanged = isSameProduct && !input.options ? row.options.filter(({ variant }) => !variant) : []
  const given = (input.options ?? []).flatMap(({ id, name, valueId, value }) => {
    const named = id || name
    return named ? [{ id: named, valueId: valueId || undefined, value: value ?? undefined }] : []
  })
  const keepsVariant = isSameProduct && !input.options
  return {
    variantId: input.variantId || (keepsVariant ? (row.variantId ?? undefined) : undefined),
    options: input.options ? given : unchanged,
    purchaseType: 'subscription',
    planId: plan.id,
  }
}

/** Replaces the coupon; null removes it. An unknown code is refused without a reason, as for a cart. */
function getCouponChange(
  { couponCode }: { readonly couponCode?: string | null | undefined },
  coupons: readonly CouponRecord[],
): Result<{ readonly coupon?: CouponRecord | null }, string> {
  if (couponCode === undefined) return ok({})
  if (couponCode === null) return ok({ coupon: null })
  const coupon = findCoupon(coupons, couponCode)
  return coupon === undefined ? err(BAD_CODE) : ok({ coupon })
}
