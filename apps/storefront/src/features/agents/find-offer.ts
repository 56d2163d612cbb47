import { type CartItemInput } from '@sorrel/domain/cart'
import { toRepeatInput } from '@sorrel/domain/cart-line'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { AgentService, Handoff } from '@sorrel/agents/service'
import type { Market } from '#request/market.ts'

/** How a person reached a composed cart: by a link from an agent's cart or checkout, or by a platform's permalink. */
export interface HandoffWay {
  /** `continue` or `p`. */
  readonly kind: string
  /** For a permalink: its lines, in base64url. */
  readonly token: string
  /** A discount code that the link names. */
  readonly code?: string | undefined
}

export interface OfferLine {
  readonly name: string
  /** The chosen values; empty for none. */
  readonly choice: string
  /** Major units, of all its pieces. */
  readonly priceTotal: number
  readonly input: CartItemInput
}

/** A cart that somebody else has put together. Major units. */
export interface Offer {
  /** Who has composed the cart: an agent, or the author of the link. */
  readonly by: 'agent' | 'link'
  readonly lines: readonly OfferLine[]
  readonly market: Pick<Market, 'locale' | 'currency'>
  readonly subTotal: number
  readonly discountTotal: number
  readonly total: number
  readonly code?: string | undefined
  /** Whether the code's discount is missing from the sums, because no cart has applied the code yet. */
  readonly isCodeOpen: boolean
  /** Whether the shop could not offer all of it. */
  readonly isPartial: boolean
  readonly leadsTo: Handoff['kind']
}

/** A discount code of an address: no longer than the shop's own field takes. */
const CODE = /^[\w .-]{1,50}$/

export function toOffer({ kind, cart, market }: Handoff): Offer {
  const { subTotal, discountTotal, grandTotal, couponCode } = cart
  return {
    by: 'agent',
    lines: cart.items.map((item) => ({
      name: item.name,
      choice: item.variantName ?? '',
      priceTotal: item.priceTotal,
      input: toRepeatInput(item),
    })),
    market,
    subTotal,
    discountTotal,
    total: grandTotal,
    code: couponCode,
    isCodeOpen: false,
    isPartial: false,
    leadsTo: kind,
  }
}

/** The cart behind a link; null for none. Reading it changes nothing, however often. */
export async function findOffer(
  agents: AgentService,
  { kind, token, code }: HandoffWay,
  market: Offer['market'],
): Promise<Result<Offer | null, { readonly kind: string }>> {
  if (kind === 'continue') {
    const found = await agents.handoffs.open(token)
    if (!found.ok) return err(found.error)
    return ok(found.value && toOffer(found.value))
  }
  const text = Buffer.from(token, 'base64url').toString('utf8')
  const found = await agents.openPermalink(text, market)
  if (!found.ok) return err(found.error)
  if (found.value === null) return ok(null)
  const { lines, subTotal, isPartial } = found.value
  const asked = CODE.test(code ?? '') ? code : undefined
  const sums = { subTotal, discountTotal: 0, total: subTotal }
  return ok({
    by: 'link',
    lines,
    market,
    ...sums,
    code: asked,
    isCodeOpen: asked !== undefined,
    isPartial,
    leadsTo: 'cart',
  })
}
