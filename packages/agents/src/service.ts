/** The operations of the protocol over a shop, independent of the transport. */
export {
  type AgentCall,
  type AgentService,
  type AgentServiceOptions,
  createAgentService,
} from './service/create-service.ts'
export type { Caller, LimitedAction } from './service/handled.ts'
export type { CheckSignature, SignatureResult, Signer } from './signature/check-signature.ts'
export type { Handoff, Handoffs } from './service/handoffs.ts'
export type { OpenPermalink, Permalink, PermalinkLine } from './service/permalinks.ts'
export type { AgentMemory } from './service/memory.ts'
export type {
  AgentBag,
  AgentMarket,
  AgentShop,
  FindRequest,
  FoundPage,
  FoundProducts,
  ShopError,
} from './service/shop.ts'
