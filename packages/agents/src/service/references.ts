import { createSealedTokens, type TokenOptions, type Tokens } from '@sorrel/contracts/http/token'
import { z } from 'zod'
import type { AgentMarket } from './shop.ts'

/** Lifetimes of carts, checkouts and handoffs, in seconds. */
export const CART_SECONDS = 7 * 24 * 60 * 60
export const CHECKOUT_SECONDS = 6 * 60 * 60

/** The kinds of sealed ids: one kind never opens as another. */
type SealKind = 'cart' | 'checkout' | 'handoff'

/** Seal and open ids that only this shop can create or read. */
export type Seals = Readonly<Record<SealKind, Tokens>>

export function createSeals(options: Omit<TokenOptions, 'audience'>): Seals {
  const create = (kind: SealKind) => createSealedTokens({ ...options, audience: `agents ${kind}` })
  return { cart: create('cart'), checkout: create('checkout'), handoff: create('handoff') }
}

/** The content of a cart's or checkout's id. Only the shop can read or make one. */
export interface BagReference extends AgentMarket {
  /** Token of the cart's own session. */
  readonly session: string
  /** Seconds since 1970. */
  readonly until: number
}

export interface CheckoutReference extends BagReference {
  /** Distinguishes checkouts of the same cart. */
  readonly nonce: string
}

/** Reference for a handoff to a person: to a cart, or with `nonce` to a checkout, which opens once. */
export interface HandoffReference extends BagReference {
  readonly nonce?: string | undefined
}

const bag = { session: z.string(), until: z.number(), locale: z.string(), currency: z.string() }

/** A kind of id and its content. */
interface Kind<Reference> {
  readonly name: SealKind
  readonly schema: z.ZodType<Reference>
}

export const CART: Kind<BagReference> = { name: 'cart', schema: z.object(bag) }
export const CHECKOUT: Kind<CheckoutReference> = {
  name: 'checkout',
  schema: z.object({ ...bag, nonce: z.string() }),
}
export const HANDOFF: Kind<HandoffReference> = {
  name: 'handoff',
  schema: z.object({ ...bag, nonce: z.string().optional() }),
}

interface Sealing {
  readonly seals: Seals
}

export function toId<Reference extends BagReference>(
  { seals }: Sealing,
  { name }: Kind<Reference>,
  { until, ...reference }: Reference,
): Promise<string> {
  return seals[name].issue({ ...reference, exp: until })
}

/** The content of an id; undefined for an id that is forged, expired or of another kind. */
export async function readId<Reference extends BagReference>(
  { seals }: Sealing,
  { name, schema }: Kind<Reference>,
  id: string,
): Promise<Reference | undefined> {
  const claims = await seals[name].read(id)
  return schema.safeParse({ ...claims, until: claims?.exp }).data
}

/** The time this many seconds from now. */
export function toUntil(now: () => number, seconds: number): number {
  return Math.floor(now() / 1000) + seconds
}

export function toIsoTime(until: number): string {
  return new Date(until * 1000).toISOString()
}
