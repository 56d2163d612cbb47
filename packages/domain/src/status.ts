import type { OrderStatus } from './order.ts'
import type { StockStatus } from './stock.ts'
import type { SubscriptionStatus } from './subscriptions.ts'

/** Colours of the specification's badge table. */
export type StatusColor = 'green' | 'yellow' | 'amber' | 'red' | 'grey'

/** What a badge means; the theme gives it a colour. */
export type StatusTone = 'positive' | 'caution' | 'critical' | 'neutral'

/** The two readings of the specification's badge table. */
export type StatusReading = 'A' | 'B'

/** Decisions, "Status badges". */
const DEFAULT_STATUS_READING: StatusReading = 'B'

/** A colour per reading; `A` is unset where it does not list the status, and then takes the colour of `B`. */
type Readings = { readonly A?: StatusColor; readonly B: StatusColor }

/** Specification section 4, "Status badge colours"; subscription pending in B is decided as amber. */
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

/** Specification section 4, "Status badge colours". */
const ORDER_COLORS: Readonly<Record<OrderStatus, Readings>> = {
  complete: { A: 'green', B: 'green' },
  pending: { A: 'green', B: 'amber' },
  delivery_pending: { A: 'yellow', B: 'grey' },
  hold: { A: 'yellow', B: 'amber' },
  payment_pending: { A: 'red', B: 'amber' },
  canceled: { A: 'red', B: 'red' },
  draft: { A: 'grey', B: 'amber' },
}

/** Specification section 4, "Status badge colours". */
const STOCK_COLORS: Readonly<Record<StockStatus, Readings>> = {
  'in-stock': { B: 'green' },
  'low-stock': { B: 'amber' },
  'out-of-stock': { B: 'red' },
}

const TONES: Readonly<Record<StatusColor, StatusTone>> = {
  green: 'positive',
  yellow: 'caution',
  amber: 'caution',
  red: 'critical',
  grey: 'neutral',
}

/** The tone of an order's badge. Specification section 4. */
export function getOrderTone(
  status: OrderStatus,
  reading: StatusReading = DEFAULT_STATUS_READING,
): StatusTone {
  return toTone(ORDER_COLORS[status], reading)
}

/** The tone of a subscription's badge. Specification section 4. */
export function getSubscriptionTone(
  status: SubscriptionStatus,
  reading: StatusReading = DEFAULT_STATUS_READING,
): StatusTone {
  return toTone(SUBSCRIPTION_COLORS[status], reading)
}

/** The tone of a stock badge. Specification section 4. */
export function getStockTone(
  status: StockStatus,
  reading: StatusReading = DEFAULT_STATUS_READING,
): StatusTone {
  return toTone(STOCK_COLORS[status], reading)
}

function toTone(colors: Readings, reading: StatusReading): StatusTone {
  return TONES[colors[reading] ?? colors.B]
}
