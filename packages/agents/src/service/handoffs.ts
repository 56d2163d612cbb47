import type { Cart } from '@sorrel/domain/cart'
import { err, ok, type Result } from '@sorrel/domain/result'
import { toEndKey } from './checkouts.ts'
import type { Tools } from './handled.ts'
import { CHECKOUT_SECONDS, HANDOFF, readId } from './references.ts'
import type { AgentMarket, ShopError } from './shop.ts'

/** A cart that an agent has composed for a person. The person gets a copy, and the agent's own cart stays separate. */
export interface Handoff {
  /** A cart may be opened repeatedly, a checkout once. */
  readonly kind: 'cart' | 'checkout'
  readonly cart: Cart
  readonly market: AgentMarket
}

export interface Handoffs {
  /** Language and currency of a handoff; null for a forged, expired or used one. Does not call the commerce service. */
  readonly getMarket: (token: string) => Promise<AgentMarket | null>
  /** The cart of a handoff; null for a forged, expired or used one. Changes nothing. */
  readonly open: (token: string) => Promise<Result<Handoff | null, ShopError>>
  /**
   * Passes a handoff to `copy`. A checkout is passed once, unless `copy` reports a failure. Returns whether it was
   * copied.
   */
  readonly take: (
    token: string,
    copy: (handoff: Handoff) => Promise<boolean>,
  ) => Promise<Result<boolean, ShopError>>
}

export function createHandoffs(tools: Pick<Tools, 'shop' | 'seals' | 'memory'>): Handoffs {
  async function read(token: string) {
    const reference = await readId(tools, HANDOFF, token)
    const nonce = reference?.nonce
    const isOver = nonce !== undefined && (await tools.memory.get(toEndKey(nonce))) !== undefined
    return isOver ? undefined : reference
  }

  async function find(token: string) {
    const reference = await read(token)
    if (reference === undefined) return ok(null)
    const { nonce, session, locale, currency } = reference
    const market = { locale, currency }
    const cart = await tools.shop.openBag(market, session).read()
    if (!cart.ok) return cart
    if (cart.value === null || cart.value.items.length === 0) return ok(null)
    const kind = nonce === undefined ? ('cart' as const) : ('checkout' as const)
    return ok({ nonce, handoff: { kind, cart: cart.value, market } })
  }

  return {
    getMarket: async (token) => {
      const reference = await read(token)
      return reference === undefined ? null : { locale: reference.locale, currency: reference.currency }
    },
    open: async (token) => {
      const found = await find(token)
      return found.ok ? ok(found.value?.handoff ?? null) : err(found.error)
    },
    take: async (token, copy) => {
      const found = await find(token)
      if (!found.ok || found.value === null) return found.ok ? ok(false) : err(found.error)
      const { nonce, handoff } = found.value
      if (nonce === undefined) return ok(await copy(handoff))
      const key = toEndKey(nonce)
      if (!(await tools.memory.claim(key, 'taken', CHECKOUT_SECONDS))) return ok(false)
      const isCopied = await copy(handoff)
      if (!isCopied) await tools.memory.delete(key)
      return ok(isCopied)
    },
  }
}
