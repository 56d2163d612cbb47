import type { OrderStatus } from './order.ts'
import type { StockStatus } from './stock.ts'
import type { SubscriptionStatus } from './subscriptions.ts'

/** Colours that a badge can have. */
export type StatusColor = 'green' | 'yellow' | 'amber' | 'red' | 'grey'

/** The meaning of a badge; the theme gives it a colour. */
export type StatusTone = 'success' | 'warning' | 'error' | 'neutral'

/** Two sets of badge colours: a shop uses one of them. */
export type StatusReading = 'A' | 'B'

/** The reading that is used where none is named: B. */
export const DEFAULT_STATUS_READING: StatusReading = 'B'

/** A colour per reading; `A` is unset where it does not list the status, and then takes the colour of `B`. */
type Readings = { readonly A?: StatusColor; readonly B: StatusColor }

/** Colours of a subscription's badge. Pending is amber in B. */
const SUBSCRIPTION_COLORS: Readonly<Record<SubscriptionStatus, Readings>> = {
  active: { A: 'green', B: 'green' },
  paid: { A: 'green', B: 'green' },
  complete: { A: 'green', B: 'green' },
  trial: { A: 'green', B: 'green' },
  paused: { A: 'yellow', B: 'grey' },
  pending: { A: 'yellow', B: 'amber' },
  canceled: { A: 'red', B: 'red' },
  unpaid: { A: 'red', B: 'red' },
  pastdue: { A: 'red', B: 'amber' },
  draft: { B: 'grey' },
}

/** Colours of an order's badge. */
const ORDER_COLORS: Readonly<Record<OrderStatus, Readings>> = {
  complete: { A: 'green', B: 'green' },
  pending: { A: 'green', B: 'amber' },
  delivery_pending: { A: 'yellow', B: 'grey' },
  hold: { A: 'yellow', B: 'amber' },
  payment_pending: { A: 'red', B: 'amber' },
  canceled: { A: 'red', B: 'red' },
  draft: { A: 'grey', B: 'amber' },
}

/** Colours of a stock badge. */
const STOCK_COLORS: Readonly<Record<StockStatus, Readings>> = {
  'in-stock': { B: 'green' },
  'low-stock': { B: 'amber' },
  'out-of-stock': { B: 'red' },
}

const TONES: Readonly<Record<StatusColor, StatusTone>> = {
  green: 'success',
  yellow: 'warning',
  amber: 'warning',
  red: 'error',
  grey: 'neutral',
}

/** The tone of an order's badge. */
export function getOrderTone(
  status: OrderStatus,
  reading: StatusReading = DEFAULT_STATUS_READING,
): StatusTone {
  return toTone(ORDER_COLORS[status], reading)
}

/** The tone of a subscription's badge. */
export function getSubscriptionTone(
  status: SubscriptionStatus,
  reading: StatusReading = DEFAULT_STATUS_READING,
): StatusTone {
  return toTone(SUBSCRIPTION_COLORS[status], reading)
}

/** The tone of a stock badge. */
export function getStockTone(
  status: StockStatus,
  reading: StatusReading = DEFAULT_STATUS_READING,
): StatusTone {
  return toTone(STOCK_COLORS[status], reading)
}

function toTone(colors: Readings, reading: StatusReading): StatusTone {
  return TONES[colors[reading] ?? colors.B]
}
