import { type CartResult, type CartTransport, createCartStore } from '@sorrel/commerce/cart-store'
import type { Cart, CartItem, CartItemInput } from '@sorrel/domain/cart'
import { multiplyMoney } from '@sorrel/domain/money'
import { err, ok } from '@sorrel/domain/result'
import { aCart, aCartItem } from '@sorrel/domain/testing'
import { withToast } from '#features/cart/with-toast.ts'
import type { OpenCart } from '#features/cart/open-cart.ts'
import { passNetwork, type StoryNetwork } from './story-network.ts'
import { storyProducts } from './story-products.ts'

/** The time in every story: noon on 20 November 2026, in milliseconds since the epoch. */
const STORY_NOW_MS = Date.UTC(2026, 10, 20, 12)

/** The one code that the stories' cart takes; it is worth nothing. */
const STORY_CODE = 'SORREL10'

function toLine(id: string, { productId, quantity, variantId, variantName }: CartItemInput): CartItem {
  const product = storyProducts.find((candidate) => candidate.id === productId)
  const { slug, name, price, images } = product ?? {}
  return aCartItem({ id, productId, slug, name, price, image: images?.[0], quantity, variantId, variantName })
}

/** A service for one cart that remembers in place of the real one: totals follow its lines. */
function createTransport({ cart: initial, additions, network }: StoryCartOptions): CartTransport {
  let { items, couponCode, note } = initial
  let made = 0
  const answer = async (): Promise<CartResult> => {
    if (network === 'offline') return err({ kind: 'unanswered' })
    await passNetwork(network)
    return ok(aCart({ ...pickPlace(initial), items, couponCode, note }))
  }
  return {
    fetch: answer,
    add: (addition) => {
      if (additions === 'waiting') return new Promise(() => {})
      if (additions === 'refused') return Promise.resolve(err({ kind: 'refused' }))
      made += 1
      items = [...items, toLine(`added-${made}`, addition)]
      return answer()
    },
    update: (itemId, quantity) => {
      items = items.map((item) => (item.id === itemId ? withQuantity(item, quantity) : item))
      return answer()
    },
    remove: (itemId) => {
      items = items.filter(({ id }) => id !== itemId)
      return answer()
    },
    applyCode: (code) => {
      if (code !== STORY_CODE) return Promise.resolve(err({ kind: 'unknown-code' }))
      couponCode = code
      return answer()
    },
    setNote: (text) => {
      note = text
      return answer()
    },
    removeCode: () => {
      couponCode = undefined
      return answer()
    },
  }
}

/** The facts of a cart that do not follow from its lines. */
function pickPlace({ currency, checkoutId, checkoutUrl }: Cart): Partial<Cart> {
  return { currency, checkoutId, checkoutUrl }
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  const priceTotal = multiplyMoney(item.price, quantity)
  return { ...item, quantity, priceTotal }
}

/** How the stories' service treats additions: accepts, never answers, or refuses them. */
export type StoryAdditions = 'taken' | 'waiting' | 'refused'

export interface StoryCartOptions {
  /** What it holds at first. */
  readonly cart: Cart
  readonly additions: StoryAdditions
  readonly network: StoryNetwork
}

/** Opens the real cart over a service in memory. */
export function createStoryCart(options: StoryCartOptions): OpenCart {
  const { cart } = options
  return async ({ onEvent }) =>
    createCartStore({
      transport: createTransport(options),
      currency: cart.currency,
      now: () => STORY_NOW_MS,
      onEvent: (event) => onEvent(withToast(event)),
      editPauseMs: 0,
    })
}
