import type { ScheduleInterval } from '@sorrel/domain/product'

/** How often a plan bills: every `intervalCount` intervals. */
export interface BillingInterval {
  readonly interval: ScheduleInterval
  readonly intervalCount: number
}

/** A plan as an endpoint takes it. */
interface PlanChoice extends BillingInterval {
  readonly planId?: string
}

/** The choices for a product, as an endpoint takes them. */
interface ProductChoice {
  readonly productId: string
  readonly variantId?: string
  readonly options?: { readonly id: string; readonly valueId: string }[]
}

const INTERVALS: readonly ScheduleInterval[] = ['daily', 'weekly', 'monthly', 'yearly']

const PATTERN = /^(daily|weekly|monthly|yearly)-([1-9]\d{0,2})$/

/**
 * A plan as a form sends it: `planId/monthly-2`. Plans may be billed alike and come in another rhythm, so the id leads; it
 * is empty where a subscription names none.
 */
export function toPlanValue({
  id = '',
  interval,
  intervalCount,
}: BillingInterval & { readonly id?: string | undefined }): string {
  return `${id}/${interval}-${intervalCount}`
}

export function parsePlanValue(text: string): PlanChoice | undefined {
  const [id = '', schedule = ''] = text.split('/')
  const [, interval, count] = PATTERN.exec(schedule) ?? []
  const known = INTERVALS.find((each) => each === interval)
  if (known === undefined) return undefined
  return { interval: known, intervalCount: Number(count), ...(id && { planId: id }) }
}

/** A product's choices as a form sends them: `productId/variantId/option=value,option=value`; all but the first may be empty. */
export function toProductValue({ productId, variantId = '', options = [] }: ProductChoice): string {
  return [productId, variantId, options.map(({ id, valueId }) => `${id}=${valueId}`).join(',')].join('/')
}

export function parseProductValue(text: string): ProductChoice | undefined {
  const [productId = '', variantId = '', given = ''] = text.split('/')
  if (productId === '') return undefined
  const options = given.split(',').flatMap((pair) => {
    const [id = '', valueId = ''] = pair.split('=')
    return id && valueId ? [{ id, valueId }] : []
  })
  return { productId, ...(variantId && { variantId }), ...(options.length > 0 && { options }) }
}

/** A swap as a form sends it: the product's value, then the plan's. */
export function parseSwapValue(text: string): (ProductChoice & PlanChoice) | undefined {
  const parts = text.split('/')
  const product = parseProductValue(parts.slice(0, 3).join('/'))
  const plan = parsePlanValue(parts.slice(3).join('/'))
  return product && plan && { ...product, ...plan }
}
