import {
  applyCartCodeEndpoint,
  removeCartCodeEndpoint,
  setCartNoteEndpoint,
  updateCartItemEndpoint,
} from '@sorrel/contracts/http'
import type { FormValues } from '@sorrel/contracts/forms'
import { ok } from '@sorrel/domain/result'
import type { FormShape } from '#form/form-shape.ts'
import { CART_FORMS } from './cart-form-names.ts'

const errors = { otherwise: 'cart.update_error' } as const
const done = { key: 'cart.updated' } as const
/** These forms do not show an error themselves, so the page does. */
const flashes = { done, rejected: errors } as const

const readText = (values: FormValues, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** A line's quantity; 0 takes it out. */
export const cartLineForm: FormShape<typeof updateCartItemEndpoint> = {
  name: CART_FORMS.line,
  endpoint: updateCartItemEndpoint,
  fields: ['itemId', 'quantity'],
  parse: (values) => {
    const quantity = readText(values, 'quantity')
    const input = { quantity: quantity === '' ? Number.NaN : Number(quantity) }
    return ok({ itemId: readText(values, 'itemId'), input })
  },
  errors,
  flashes,
}

const codeErrors = { upstream: 'errors.try_later', otherwise: 'cart.coupon.error' } as const

/** A coupon or a gift card for the cart. */
export const cartCodeForm: FormShape<typeof applyCartCodeEndpoint> = {
  name: CART_FORMS.code,
  endpoint: applyCartCodeEndpoint,
  fields: ['code'],
  parse: (values) => ok({ code: readText(values, 'code') }),
  errors: codeErrors,
  flashes: { done, rejected: codeErrors },
}

/** Takes a gift card off, or without an id the coupon. */
export const removeCartCodeForm: FormShape<typeof removeCartCodeEndpoint> = {
  name: CART_FORMS.removeCode,
  endpoint: removeCartCodeEndpoint,
  fields: ['giftcardId'],
  parse: (values) => ok({ giftcardId: readText(values, 'giftcardId') || undefined }),
  errors,
  flashes,
}

/** The words that go with the order. */
export const cartNoteForm: FormShape<typeof setCartNoteEndpoint> = {
  name: CART_FORMS.note,
  endpoint: setCartNoteEndpoint,
  fields: ['note'],
  parse: (values) => ok({ note: readText(values, 'note') }),
  errors,
  flashes,
}
