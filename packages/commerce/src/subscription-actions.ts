/** What a customer can change of a subscription, with all its rules: on a server, or straight from a browser. */
/** @public */
export { subscriptionActions } from './subscription-actions/table.ts'
export { fetchSendable, goesToAddress } from './subscription-actions/send-to-address.ts'
