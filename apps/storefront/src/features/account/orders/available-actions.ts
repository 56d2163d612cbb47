import type { Order, OrderItem } from '@sorrel/domain/order'

/** Statuses in which an order waits for something that its customer wants to know. */
const AWAITING = ['payment_pending', 'hold', 'draft'] as const

export type AwaitingStatus = (typeof AWAITING)[number]

/** What the customer can do about an order. */
export interface AvailableActions {
  /** What the order waits for; undefined where all goes its way. */
  readonly awaiting: AwaitingStatus | undefined
  /** `main` where the order is over, `other` while it is under way, `none` while it waits. */
  readonly buyAgain: 'main' | 'other' | 'none'
  /** Only what was sent can be sent back. */
  readonly canReturn: boolean
}

/** The ways on from an order, by its status and its parcels. */
export function getAvailableActions({
  status,
  shipments,
}: Pick<Order, 'status' | 'shipments'>): AvailableActions {
  const awaiting = AWAITING.find((known) => known === status)
  const isOver = status === 'complete' || status === 'canceled'
  return {
    awaiting,
    buyAgain: awaiting === undefined ? (isOver ? 'main' : 'other') : 'none',
    canReturn: status === 'complete' || (status !== 'canceled' && shipments.length > 0),
  }
}

/** Whether the order is still to arrive, so that its customer can wish to be asked about it when it has. */
export function canBeAskedAbout({ status }: Pick<Order, 'status'>): boolean {
  return status !== 'complete' && status !== 'canceled' && status !== 'draft'
}

/** A line of an order that can be sent back, and how many of it. */
export interface Returnable {
  readonly id: string
  readonly name: string
  /** At least 1. */
  readonly max: number
}

/** What of an order can be sent back; where the service does not say how many, all of it. */
export function getReturnable(items: readonly OrderItem[]): readonly Returnable[] {
  return items.flatMap(({ id, name, variantName, quantity, quantityReturnable: max = quantity }) =>
    max > 0 ? [{ id, name: [name, variantName].filter(Boolean).join(', '), max }] : [],
  )
}
