import type { Order, OrderItem } from '@sorrel/domain/order'

/** Statuses in which an order waits for something that its customer wants to know. */
const AWAITING = ['payment_pending', 'hold', 'draft'] as const

export type AwaitingStatus = (typeof AWAITING)[number]

/** The customer's possible actions on an order. */
export interface AvailableActions {
  /** The reason why the order waits; undefined when nothing is wrong. */
  readonly awaiting: AwaitingStatus | undefined
  /** `main` where the order is over, `other` while it is under way, `none` while it waits. */
  readonly buyAgain: 'main' | 'other' | 'none'
  /** Only a sent order can be returned. */
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

/** The lines of an order that can be returned; all of them where the service gives no numbers. */
export function getReturnable(items: readonly OrderItem[]): readonly Returnable[] {
  return items.flatMap(({ id, name, variantName, quantity, quantityReturnable: max = quantity }) =>
    max > 0 ? [{ id, name: [name, variantName].filter(Boolean).join(', '), max }] : [],
  )
}
