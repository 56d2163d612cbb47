/** Changes that a customer can make to a subscription, including all rules: for a server, or directly in a browser. */
/** @public */
export { subscriptionActions } from './subscription-actions/table.ts'
export { fetchSendable, goesToAddress } from './subscription-actions/send-to-address.ts'
