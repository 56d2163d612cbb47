/**
 * Changes that a customer can make to a subscription, with all their rules: on a server, or straight from a browser.
 */
/** @public */
export { subscriptionActions } from './subscription-actions/table.ts'
export { fetchSendable, goesToAddress } from './subscription-actions/send-to-address.ts'
