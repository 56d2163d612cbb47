import { removeCoupon, removeGiftcard } from '@sorrel/commerce/cart'
import { applyCode } from '@sorrel/commerce/cart-transport'
import { toCartData } from '@sorrel/contracts/calls'
import { applyCartCodeEndpoint, removeCartCodeEndpoint } from '@sorrel/contracts/http'
import { err, ok } from '@sorrel/domain/result'
import { createThrottle } from '#service/throttle.ts'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import { cartCodeForm, removeCartCodeForm } from './cart-forms.ts'

/** Codes a network address may get wrong before it has to wait: a gift card's code is worth money. */
export const WRONG_CODES_PER_ADDRESS = 20

const wrongCodes = createThrottle({ kind: 'cart code', free: WRONG_CODES_PER_ADDRESS })

/** One field for coupons and gift cards. */
export const handleApplyCartCode = createHandler(
  applyCartCodeEndpoint,
  async ({ body, context }) => {
    const { commerce, currency, locale, address } = context
    const tried = await wrongCodes.take(address)
    if (!tried.ok)
      return err({ code: 'throttled', message: 'Too many tries', retryAfterSeconds: tried.error })
    const result = await applyCode(commerce, { code: body.code, currency, locale })
    if (result.ok || result.error.kind !== 'user') await tried.value()
    if (result.ok) {
      context.noteCart(result.value)
      return ok({ data: toCartData(result.value) })
    }
    if (result.error.kind !== 'user') return toUpstreamError(result.error)
    return err({ code: 'not_found', message: 'There is no such code' })
  },
  cartCodeForm,
)

export const handleRemoveCartCode = createHandler(
  removeCartCodeEndpoint,
  async ({ body, context }) => {
    const { commerce, currency, locale } = context
    const { giftcardId } = body
    const result =
      giftcardId === undefined
        ? await removeCoupon(commerce)
        : await removeGiftcard(commerce, { giftcardId, currency, locale })
    if (result.ok) {
      context.noteCart(result.value)
      return ok({ data: toCartData(result.value) })
    }
    if (result.error.kind !== 'user') return toUpstreamError(result.error)
    return err({ code: 'not_found', message: 'The bag has no such code' })
  },
  removeCartCodeForm,
)
