import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import type { ListRating } from '@sorrel/domain/filters'
import type { Picture, ProductPreview } from '@sorrel/domain/product'
import type { Result } from '@sorrel/domain/result'
import type { UcpLink } from '../model/wire.ts'

/** Language and currency of an answer. */
export interface AgentMarket {
  /** BCP 47. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
}

/** Why the shop did not comply: `refused` by its rules, `code` is unknown, or the service is `away`. */
export interface ShopError {
  readonly kind: 'refused' | 'code' | 'away'
  readonly retryAfterSeconds?: number | undefined
}

export interface FindRequest {
  readonly market: AgentMarket
  /** Default: everything. */
  readonly search?: string | undefined
  /** Slugs; any of them. Empty for all. */
  readonly categories: readonly string[]
  /** Both ends belong to it. Major units. */
  readonly price?: { readonly min: number; readonly max?: number | undefined } | undefined
  /** From 1. */
  readonly page: number
  /** 1 to 50. */
  readonly pageSize: number
}

export interface FoundProducts {
  readonly products: readonly ProductPreview[]
  /** By product id. A product without reviews is left out. */
  readonly ratings: Readonly<Record<string, ListRating>>
}

export interface FoundPage extends FoundProducts {
  /** Products on all pages together. */
  readonly count: number
  readonly pageCount: number
}

/** One cart at the service, in a session of its own. */
export interface AgentBag {
  /** The session's token; undefined before the first line. It must be sealed before it leaves the shop. */
  readonly getSession: () => string | undefined
  /** Null before the first line. */
  readonly read: () => Promise<Result<Cart | null, ShopError>>
  readonly add: (input: CartItemInput) => Promise<Result<Cart | null, ShopError>>
  /** A quantity of 0 removes the line. */
  readonly setQuantity: (lineId: string, quantity: number) => Promise<Result<Cart | null, ShopError>>
  /** Undefined removes the code. */
  readonly setCode: (code: string | undefined) => Promise<Result<Cart | null, ShopError>>
}

/** The shop behind the agents' operations. */
export interface AgentShop {
  /** The best matching market; wishes that the shop cannot fulfil are ignored. */
  readonly getMarket: (wanted: {
    readonly language?: string | undefined
    readonly currency?: string | undefined
  }) => Promise<Result<AgentMarket, ShopError>>
  /** Digits of the amounts of a currency. */
  readonly getDigits: (currency: string) => number
  readonly find: (request: FindRequest) => Promise<Result<FoundPage, ShopError>>
  /** At most 50; unknown ones are left out. `fresh` bypasses every cache, for products that are added to a cart. */
  readonly readProducts: (
    ids: readonly string[],
    market: AgentMarket,
    options?: { readonly fresh: boolean },
  ) => Promise<Result<FoundProducts, ShopError>>
  /** Opens the cart of a session; without one, a new cart. */
  readonly openBag: (market: AgentMarket, session?: string) => AgentBag
  /** Absolute address of a product's page. */
  readonly toProductUrl: (slug: string, market: AgentMarket) => string
  /** Absolute address of a picture. */
  readonly toPictureUrl: (picture: Picture) => string
  /** Maximum quantity of a line whose stock is unlimited, from `defineShop`. Default: 99. */
  readonly maxQuantity?: number | undefined
  /** The shop's terms and policies, for the agent to show beside a checkout. */
  readonly readLinks: (market: AgentMarket) => Promise<readonly UcpLink[]>
}
