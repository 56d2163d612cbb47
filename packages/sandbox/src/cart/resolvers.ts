import { carts } from '../database/commerce-tables.ts'
import { eq } from 'drizzle-orm'
import type { GraphqlContext, MarketArguments } from '../graphql/context.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { orUserError, userError } from '../graphql/user-error.ts'
import { renewSession } from '../session/session.ts'
import { applyCode, removeCoupon, removeGiftcard } from './cart-codes.ts'
import { findOpenCart } from './cart-rows.ts'
import { type CartChange, changeCart, changeExistingCart } from './change-cart.ts'
import { addLine, removeLine, replaceLines, updateLine } from './line-changes.ts'
import { readCartAnswer } from './read-cart.ts'
import type { CartAnswer } from './to-cart.ts'
import { parseCartShipping } from './cart-shipping.ts'

/**
 * The cart: null before the first item. See docs/commerce-service.md#cart-and-checkout and docs/specification.md#cart.
 */
export const cartResolvers: Resolvers = {
  Query: {
    cart: async (_root, given, context) => {
      const session = await context.getSession()
      const cart = await findOpenCart(context.service.db, session?.cartId)
      if (cart === undefined) {
        // The cart has become an order: the session loses it, which changes the session's token.
        if (session?.cartId != null)
          context.setSession((await renewSession(context.service, session, { cartId: null })).token)
        return null
      }
      const isOtherMoney = Boolean(given._currency) && given._currency !== cart.currency
      const isOtherLanguage = Boolean(given._locale) && given._locale !== cart.locale
      const current =
        isOtherMoney || isOtherLanguage ? await changeCart(context, given, async () => {}) : cart
      return readCartAnswer(context, current, given)
    },
  },
  Mutation: {
    addCartItem: async (_root, { input, ...given }, context) => {
      const snapshot = await context.service.catalogue.getSnapshot()
      return change(context, given, (db, cart) => addLine({ db, cartId: cart.id, snapshot }, input ?? {}))
    },
    updateCartItem: async (_root, { itemId, input, ...given }, context) => {
      const snapshot = await context.service.catalogue.getSnapshot()
      return changeExisting(context, given, (db, cart) =>
        updateLine({ db, cartId: cart.id, snapshot }, itemId ?? '', input ?? {}),
      )
    },
    deleteCartItem: async (_root, { itemId }, context) => {
      const snapshot = await context.service.catalogue.getSnapshot()
      return changeExisting(context, {}, (db, cart) =>
        removeLine({ db, cartId: cart.id, snapshot }, itemId ?? ''),
      )
    },
    updateCart: async (_root, { input, ...given }, context) => {
      const snapshot = await context.service.catalogue.getSnapshot()
      return change(context, given, async (db, cart) => {
        if (input?.items) {
          const items = input.items.filter((item) => item !== null)
          await replaceLines({ db, cartId: cart.id, snapshot }, items)
        }
        if (input?.shipping) {
          const shipping = { ...cart.shipping, ...parseCartShipping(input.shipping) }
          await db.update(carts).set({ shipping }).where(eq(carts.id, cart.id))
        }
        if (input?.comments !== undefined) {
          await db.update(carts).set({ comments: input.comments }).where(eq(carts.id, cart.id))
        }
        if (input?.couponCode) orUserError(await applyCode(db, cart.id, input.couponCode))
      })
    },
    applyCoupon: (_root, { code, ...given }, context) => changeExisting(context, given, applyGivenCode(code)),
    applyGiftcard: (_root, { code, ...given }, context) =>
      changeExisting(context, given, applyGivenCode(code)),
    removeCoupon: (_root, _given, context) =>
      changeExisting(context, {}, (db, cart) => removeCoupon(db, cart.id)),
    removeGiftcard: (_root, { giftcardId, ...given }, context) =>
      changeExisting(context, given, (db, cart) => removeGiftcard(db, cart.id, giftcardId ?? '')),
  },
}

function applyGivenCode(code: string | null | undefined): CartChange {
  return async (db, cart) => {
    orUserError(await applyCode(db, cart.id, code ?? ''))
  }
}

async function change(context: GraphqlContext, given: MarketArguments, run: CartChange): Promise<CartAnswer> {
  return readCartAnswer(context, await changeCart(context, given, run), given)
}

async function changeExisting(
  context: GraphqlContext,
  given: MarketArguments,
  run: CartChange,
): Promise<CartAnswer> {
  const cart = await changeExistingCart(context, given, run)
  if (cart === undefined) throw userError('There is no cart yet', 'NOT_FOUND')
  return readCartAnswer(context, cart, given)
}
