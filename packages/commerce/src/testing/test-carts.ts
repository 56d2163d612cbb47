import {
  isRecord,
  parseList,
  parseNumber,
  parseText,
  toUntrusted,
  type UntrustedRecord,
} from '@sorrel/contracts/untrusted'
import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import { type CartRules, Refusal, type TestCart, toCart, withLine, withQuantity } from './fill-cart.ts'
import { toWireCart } from './to-wire-cart.ts'

/** A request as resolvers see it. */
export interface Visit {
  session: string | undefined
}

type Args = Readonly<Record<string, unknown>>
export type Resolve = (args: Args, visit: Visit) => unknown

interface CartOptions extends Pick<CartRules, 'products' | 'currency'> {
  /** Percent off by code. */
  readonly coupons?: Readonly<Record<string, number>> | undefined
}

interface Carts {
  readonly resolvers: Readonly<Record<string, Resolve>>
  /** Of the session that filled one last, unless another is named. */
  readonly getCart: (session?: string) => Cart
}

/** The carts of a shop, one for each session. A change without a session begins one. */
export function createCarts({ products, currency, coupons = {} }: CartOptions): Carts {
  const rules = {
    products,
    currency,
    coupons: new Map(Object.entries(coupons).map(([code, percent]) => [code.toUpperCase(), percent])),
  }
  const carts = new Map<string, TestCart>()
  let visitors = 0
  const show = (cart: TestCart | undefined) => (cart === undefined ? null : toWireCart(toCart(cart, rules)))
  const change = (make: (cart: TestCart, args: Args) => TestCart): Resolve => {
    return (args, visit) => {
      if (visit.session === undefined) visitors += 1
      visit.session ??= `session-${visitors}`
      const cart = carts.get(visit.session) ?? { id: `cart-of-${visit.session}`, made: 0, lines: [] }
      const next = make(cart, args)
      carts.set(visit.session, next)
      return show(next)
    }
  }
  return {
    getCart: (session = [...carts.keys()].at(-1)) => toCart(carts.get(session ?? ''), rules),
    resolvers: {
      cart: (_args, { session }) => show(carts.get(session ?? '')),
      addCartItem: change((cart, { input }) => withLine(cart, toInput(input), rules)),
      updateCartItem: change((cart, { itemId, input }) =>
        withQuantity(cart, { itemId: String(itemId), quantity: toQuantity(input) }),
      ),
      deleteCartItem: change((cart, { itemId }) =>
        withQuantity(cart, { itemId: String(itemId), quantity: 0 }),
      ),
      updateCart: change((cart, { input }) => withChanges(cart, input, rules)),
      applyCoupon: change((cart, { code }) => withCoupon(cart, code, rules)),
      removeCoupon: change((cart) => ({ ...cart, couponCode: undefined })),
      applyGiftcard: change(() => {
        throw new Refusal('Gift card code is not valid')
      }),
    },
  }
}

function withCoupon(cart: TestCart, code: unknown, rules: CartRules): TestCart {
  const couponCode = String(code).toUpperCase()
  if (!rules.coupons.has(couponCode)) throw new Refusal('Coupon code is not valid')
  return { ...cart, couponCode }
}

/** Other lines and another coupon, where they are given. Addresses and a note are taken and not kept. */
function withChanges(cart: TestCart, input: unknown, rules: CartRules): TestCart {
  const given = toUntrusted<{ readonly items: readonly unknown[]; readonly couponCode: string }>(input)
  const items = Array.isArray(given?.items) ? given.items.map(toInput) : undefined
  const filled = items?.reduce<TestCart>((next, item) => withLine(next, item, rules), { ...cart, lines: [] })
  const code = parseText(given?.couponCode)
  return code === undefined ? (filled ?? cart) : withCoupon(filled ?? cart, code, rules)
}

function toQuantity(input: unknown): number {
  const quantity = isRecord(input) ? parseNumber(input.quantity) : undefined
  return quantity ?? 1
}

/** A line as GraphQL has checked it already. */
interface LineInput {
  readonly productId: string
  readonly variantId: string
  readonly options: readonly ChosenOption[]
  readonly purchaseOption: { readonly type: string; readonly planId: string }
}

interface ChosenOption {
  readonly id: string
  readonly value: string
  readonly valueId: string
}

function toInput(input: unknown): CartItemInput {
  const given = toUntrusted<LineInput>(input)
  const plan = given?.purchaseOption
  return {
    productId: parseText(given?.productId) ?? '',
    variantId: parseText(given?.variantId),
    quantity: toQuantity(input),
    options: parseList(given?.options).flatMap(toOption),
    purchaseOption:
      plan?.type === 'subscription'
        ? { type: 'subscription', planId: parseText(plan.planId) ?? '' }
        : { type: 'standard' },
  }
}

function toOption({ id, value, valueId }: UntrustedRecord<ChosenOption>): CartItemInput['options'] {
  const optionId = parseText(id)
  if (optionId === undefined) return []
  const chosen = parseText(valueId)
  return chosen === undefined
    ? [{ id: optionId, value: parseText(value) ?? '' }]
    : [{ id: optionId, valueId: chosen }]
}
