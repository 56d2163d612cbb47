import { applyCartCodeEndpoint, removeCartCodeEndpoint, updateCartItemEndpoint } from '@sorrel/contracts/http'
import type { FormValues } from '@sorrel/contracts/forms'
import { ok } from '@sorrel/domain/result'
import type { FormShape } from '#platform/form/form-shape.ts'

const refusals = { otherwise: 'cart.update_error' } as const
const done = { key: 'cart.updated' } as const
/** These forms have no room for words. */
const notices = { done, refused: refusals } as const

const readText = (values: FormValues, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** A line's quantity; 0 takes it out. */
export const bagLineForm: FormShape<typeof updateCartItemEndpoint> = {
  name: 'bag-line',
  endpoint: updateCartItemEndpoint,
  fields: ['itemId', 'quantity'],
  parse: (values) => {
    const quantity = readText(values, 'quantity')
    const input = { quantity: quantity === '' ? Number.NaN : Number(quantity) }
    return ok({ itemId: readText(values, 'itemId'), input })
  },
  refusals,
  notices,
}

const codeRefusals = { upstream: 'errors.try_later', otherwise: 'cart.coupon.error' } as const

/** A coupon or a gift card for the bag. */
export const bagCodeForm: FormShape<typeof applyCartCodeEndpoint> = {
  name: 'bag-code',
  endpoint: applyCartCodeEndpoint,
  fields: ['code'],
  parse: (values) => ok({ code: readText(values, 'code') }),
  refusals: codeRefusals,
  notices: { done, refused: codeRefusals },
}

/** Takes a gift card off, or without an id the coupon. */
export const removeBagCodeForm: FormShape<typeof removeCartCodeEndpoint> = {
  name: 'remove-bag-code',
  endpoint: removeCartCodeEndpoint,
  fields: ['giftcardId'],
  parse: (values) => ok({ giftcardId: readText(values, 'giftcardId') || undefined }),
  refusals,
  notices,
}
