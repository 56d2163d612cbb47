import {
  addToCartEndpoint,
  applyCartCodeEndpoint,
  deleteCartItemEndpoint,
  type Endpoint,
  getCartEndpoint,
  giftcardBalanceEndpoint,
  removeCartCodeEndpoint,
  setCartNoteEndpoint,
  updateCartItemEndpoint,
} from '@sorrel/contracts/http'
import type { Cart } from '@sorrel/domain/cart'
import { err, ok, type Result } from '@sorrel/domain/result'
import { toUpstream } from '../account-actions/failure.ts'
import {
  addToCart,
  deleteCartItem,
  fetchCart,
  fetchGiftcardBalance,
  removeCoupon,
  removeGiftcard,
  updateCart,
  updateCartItem,
} from '../cart.ts'
import { applyCode } from '../cart-transport.ts'
import type { CommerceError } from '../error.ts'
import type { Dependencies, Refusal } from './dependencies.ts'
import type { StoreContext } from './context.ts'
import { createStoreEndpoint, type EndpointHandler } from './serve-endpoint.ts'

type CartAnswer = Result<{ readonly data: Cart | null }, Refusal>

const NO_LINE: Refusal = { code: 'not_found', message: 'There is no such line' }
const NO_CODE: Refusal = { code: 'not_found', message: 'There is no such code' }
const NOT_SO: Refusal = { code: 'conflict', message: 'The service refused the change' }

/** The cart's amounts are in the visitor's currency, its texts in the page's language. */
const toAudience = ({ currency, locale }: StoreContext) => ({ currency, locale })

function createAnswer<Context extends StoreContext>({ refuse }: Pick<Dependencies<Context>, 'refuse'>) {
  return (
    { noteCart }: Context,
    result: Result<Cart | null, CommerceError>,
    toRefusal = ({ reason }: { readonly reason: string }) => (reason === 'not_found' ? NO_LINE : NOT_SO),
  ): CartAnswer => {
    if (!result.ok)
      return result.error.kind === 'user'
        ? err(toRefusal(result.error))
        : refuse(toUpstream(result.error).error)
    noteCart(result.value)
    return ok({ data: result.value })
  }
}

/** The endpoints of codes for coupons and gift cards. */
function createCodeEndpoints<Context extends StoreContext>(dependencies: Dependencies<Context>) {
  const { countTry, openClient, refuse } = dependencies
  const answer = createAnswer(dependencies)
  const serve = <E extends Endpoint>(endpoint: E, handle: EndpointHandler<E, Context>) =>
    createStoreEndpoint<E, Context>(endpoint, handle)
  /** A gift card's code is worth money, so wrong codes are counted. */
  const tryCode = async <T>(context: Context, run: () => Promise<Result<T, CommerceError>>) => {
    const tried = await countTry(context, 'cart code', context.address)
    if (!tried.ok)
      return err<Refusal>({ code: 'throttled', message: 'Too many tries', retryAfterSeconds: tried.error })
    const result = await run()
    if (result.ok || result.error.kind !== 'user') await tried.value.takeBack()
    return ok(result)
  }

  return {
    /** Applies a coupon or a gift card. */
    applyCode: serve(applyCartCodeEndpoint, async ({ body: { code }, context }) => {
      const audience = toAudience(context)
      const tried = await tryCode(context, () => applyCode(context.commerce, { code, ...audience }))
      return tried.ok ? answer(context, tried.value, () => NO_CODE) : tried
    }),
    /** Reads a gift card in a session of its own: the visitor's cart stays as it is. */
    fetchBalance: serve(giftcardBalanceEndpoint, async ({ body, context }) => {
      const tried = await tryCode(context, () => fetchGiftcardBalance(openClient(), body))
      if (!tried.ok) return tried
      const found = tried.value
      if (found.ok) return ok({ card: found.value })
      return found.error.kind === 'user' ? err(NO_CODE) : refuse(toUpstream(found.error).error)
    }),
    /** Removes a gift card, or the coupon if no id is given. */
    removeCode: serve(removeCartCodeEndpoint, async ({ body: { giftcardId }, context }) => {
      const { commerce } = context
      const result =
        giftcardId === undefined
          ? await removeCoupon(commerce)
          : await removeGiftcard(commerce, { giftcardId, ...toAudience(context) })
      return answer(context, result, () => ({ code: 'not_found', message: 'The bag has no such code' }))
    }),
  }
}

/** The endpoints of the cart. Each change answers the whole cart; before the first item an empty one. */
export function createCartEndpoints<Context extends StoreContext>(dependencies: Dependencies<Context>) {
  const { limitNewCarts } = dependencies
  const answer = createAnswer(dependencies)
  const serve = <E extends Endpoint>(endpoint: E, handle: EndpointHandler<E, Context>) =>
    createStoreEndpoint<E, Context>(endpoint, handle)
  return {
    ...createCodeEndpoints(dependencies),
    /** Without a session there is no cart, so the service is not called. */
    fetch: serve(getCartEndpoint, async ({ query, context }) => {
      if (!context.hasSession) return answer(context, ok(null))
      const currency = query.currency ?? context.currency
      return answer(context, await fetchCart(context.commerce, { ...toAudience(context), currency }))
    }),
    add: serve(addToCartEndpoint, async ({ body, context }) => {
      const refusal = context.hasSession ? undefined : await limitNewCarts?.(context)
      if (refusal !== undefined) return err(refusal)
      const added = await addToCart(context.commerce, { input: body, ...toAudience(context) })
      return answer(context, added)
    }),
    /** A quantity of 0 removes the line. */
    update: serve(updateCartItemEndpoint, async ({ body: { itemId, input }, context }) => {
      const { commerce } = context
      const changed =
        input.quantity === 0
          ? await deleteCartItem(commerce, { itemId })
          : await updateCartItem(commerce, { itemId, input, ...toAudience(context) })
      return answer(context, changed)
    }),
    remove: serve(deleteCartItemEndpoint, async ({ body, context }) =>
      answer(context, await deleteCartItem(context.commerce, body)),
    ),
    setNote: serve(setCartNoteEndpoint, async ({ body: { note }, context }) => {
      const changed = await updateCart(context.commerce, {
        input: { comments: note },
        ...toAudience(context),
      })
      return answer(context, changed)
    }),
  }
}
