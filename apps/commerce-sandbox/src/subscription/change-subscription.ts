import { err, ok, type Result } from '@sorrel/domain/result'
import { isCardExpired } from '../vault/card-expiry.ts'
import { z } from 'zod'
import type { CardRow } from '../account/account-rows.ts'
import { toCardRecord } from '../account/to-card-record.ts'
import { checkLine, checkQuantity, type LineRequest } from '../cart/check-line.ts'
import { getChosenOptions } from '../cart/chosen-options.ts'
import { getLinePrice } from '../cart/line-price.ts'
import type { PlanDocument, ProductDocument, ScheduleDocument } from '../catalogue/documents.ts'
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts'
import { getDefaultText, getText, type Market } from '../store/market.ts'
import { isRunning, resume } from './advance.ts'
import type { SubscriptionRow } from './subscription-rows.ts'

type SubscriptionChange = Partial<Omit<SubscriptionRow, 'id'>>

const text = z.string().max(200).nullish()

const schedule = z.object({
  interval: z.enum(['daily', 'weekly', 'monthly', 'yearly']).nullish(),
  intervalCount: z.int().min(1).max(99).nullish(),
})

const option = z.object({ id: text, name: text, valueId: text, value: z.string().nullish() })

const change = z.object({
  canceled: z.boolean().nullish(),
  paused: z.boolean().nullish(),
  datePauseEnd: z.iso.datetime({ offset: true, error: 'must be an ISO date and time' }).nullish(),
  productId: text,
  variantId: text,
  planId: text,
  quantity: z.int().nullish(),
  options: z.array(option).nullish(),
  billingSchedule: schedule.nullish(),
  billing: z.object({ accountCardId: text }).nullish(),
})

type ChangeInput = z.infer<typeof change>

/** What a change is worked out with. `lens.currency` is the subscription's own. */
export interface ChangeScope {
  readonly snapshot: CatalogueSnapshot
  readonly market: Market
  readonly now: Date
  /** The cards of the account. */
  readonly cards: readonly CardRow[]
}

/**
 * Works out what a change asked for does: cancel (for good), pause until a day or until further notice, resume, another
 * card, or another product, variant, plan, billing interval or quantity. The error is a sentence. See
 * docs/commerce-service.md#subscriptions.
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
  if (row.status === 'canceled' || row.status === 'complete') return err('The subscription has ended')
  if (input.canceled)
    return ok({ status: 'canceled', dateCanceled: scope.now, datePaused: null, datePauseEnd: null })
  const pause = getPauseChange(row, input, scope.now)
  if (!pause.ok) return pause
  const card = getCardChange(row, input, scope)
  if (!card.ok) return card
  const goods = isAboutGoods(input) ? getGoodsChange(row, input, scope) : ok({})
  return goods.ok ? ok({ ...pause.value, ...card.value, ...goods.value }) : goods
}

/** Another card of the account. Where a payment is missing, it is due at once: a card that refuses it is refused. */
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

function getGoodsChange(
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
    planName: getText(plan.name, market),
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
 * The plan asked for, else the one of the billing interval asked for, else the one there is, else the product's first.
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

/** Choices stay with the product unless others are given. */
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
