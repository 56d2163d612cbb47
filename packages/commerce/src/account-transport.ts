/** How a page reaches the account: through a shop's own endpoints, or directly through the service. */
export { createEndpointAccount } from './account-transport/endpoint-account.ts'
export {
  createEndpointSender,
  type EndpointSenderOptions,
  type SendEndpoint,
} from './account-transport/endpoint-sender.ts'
export { createServiceAccount } from './account-transport/service-account.ts'
export type { AccountCall, AccountTransport, CallSettings } from './account-transport/transport.ts'
