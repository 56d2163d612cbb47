/** The events that a shop reports, and their delivery: nothing leaves the page before the shopper consents. */

export type { CommerceEvent, CommerceEventItem, PurchaseEvent } from './analytics/commerce-event.ts'
export { createEventQueue, type EventQueue } from './analytics/event-queue.ts'
export { getCartEvents } from './analytics/cart-events.ts'
export { getCheckoutEvent } from './analytics/checkout-event.ts'
export { getPurchaseEvent } from './analytics/purchase-event.ts'
export {
  type Analytics,
  type AnalyticsAdapter,
  type AnalyticsOptions,
  createAnalytics,
} from './analytics/create-analytics.ts'
