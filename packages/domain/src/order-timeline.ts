import type { Order } from './order.ts'

export type TimelineStep = 'placed' | 'payment' | 'hold' | 'preparing' | 'sent' | 'complete' | 'canceled'

/** One step of an order. */
export interface TimelineEntry {
  readonly step: TimelineStep
  readonly state: 'done' | 'current' | 'next'
  /** ISO 8601, where it is known. */
  readonly date?: string | undefined
  /** Of a parcel. */
  readonly carrier?: string | undefined
  readonly carrierName?: string | undefined
  readonly dateEstimated?: string | undefined
  readonly trackingCode?: string | undefined
}

type Facts = Pick<Order, 'status' | 'dateCreated' | 'shipments'>

/**
 * The steps of an order that its status and its parcels show: one `sent` for each parcel, and the steps still to come
 * at the end. A canceled order ends with `canceled`.
 *
 * @example
 * ```ts
 * import { getOrderTimeline } from '@sorrel/domain/order-timeline'
 * import { anOrder } from '@sorrel/domain/testing'
 *
 * const timeline = getOrderTimeline(anOrder({ status: 'delivery_pending', shipments: [] }))
 * console.log(timeline.map(({ step, state }) => `${step} ${state}`).join(', ')) // placed done, preparing current, sent next, complete next
 * ```
 */
export function getOrderTimeline(order: Facts): readonly TimelineEntry[] {
  const placed: TimelineEntry = { step: 'placed', state: 'done', date: order.dateCreated }
  const sent = order.shipments.map(
    ({ dateCreated: date, ...parcel }): TimelineEntry => ({ step: 'sent', state: 'done', date, ...parcel }),
  )
  switch (order.status) {
    case 'draft':
      return [{ ...placed, state: 'current' }, ...toNext('preparing', 'sent', 'complete')]
    case 'payment_pending':
      return [placed, { step: 'payment', state: 'current' }, ...toNext('preparing', 'sent', 'complete')]
    case 'hold':
      return [placed, ...sent, { step: 'hold', state: 'current' }, ...toNext('complete')]
    case 'canceled':
      return [placed, ...sent, { step: 'canceled', state: 'done' }]
    case 'complete':
      return [
        placed,
        { step: 'preparing', state: 'done' },
        ...toSent(sent),
        { step: 'complete', state: 'done' },
      ]
    case 'pending':
    case 'delivery_pending':
      return [placed, ...toDelivery(sent), ...toNext('complete')]
  }
}

function toSent(sent: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return sent.length > 0 ? sent : [{ step: 'sent', state: 'done' }]
}

/** When parcels have been sent, the last one is the current step. */
function toDelivery(sent: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const last = sent.at(-1)
  if (last === undefined) return [{ step: 'preparing', state: 'current' }, ...toNext('sent')]
  return [{ step: 'preparing', state: 'done' }, ...sent.slice(0, -1), { ...last, state: 'current' }]
}

function toNext(...steps: readonly TimelineStep[]): readonly TimelineEntry[] {
  return steps.map((step) => ({ step, state: 'next' }))
}
