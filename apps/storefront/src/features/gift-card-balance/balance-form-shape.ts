import type { FormValues } from '@sorrel/contracts/forms'
import { type EndpointAnswer, giftcardBalanceEndpoint } from '@sorrel/contracts/http'
import type { Money } from '@sorrel/domain/money'
import { err, ok } from '@sorrel/domain/result'
import type { FormShape, FormState } from '#form/form-shape.ts'

/** What a shopper is told of a gift card: its balance, or that only the bag shows it. */
export type ShownBalance = { readonly balance: Money; readonly last4: string } | 'in-bag'

const wrongCode = 'cart.coupon.error'

const readCode = ({ code }: FormValues) => (typeof code === 'string' ? code.trim() : '')

/** The code of a gift card. It is refused in the words of the bag, and comes back into no page. */
export const balanceForm: FormShape<typeof giftcardBalanceEndpoint> = {
  name: 'gift-card-balance',
  endpoint: giftcardBalanceEndpoint,
  fields: ['code'],
  secrets: ['code'],
  parse: (values) => {
    const code = readCode(values)
    return code === '' ? err({ code: 'validation.field_required' }) : ok({ code })
  },
  errors: {
    invalid: wrongCode,
    not_found: wrongCode,
    throttled: wrongCode,
    otherwise: 'gift_card_balance.error',
  },
  toLeft: ({ card }): FormState['values'] => {
    if (card === null) return { place: 'bag' }
    const { balance, last4 } = card
    return { amount: String(balance.amount), currency: balance.currency, last4 }
  },
}

export function toShownBalance({ card }: EndpointAnswer<typeof giftcardBalanceEndpoint>): ShownBalance {
  return card ?? 'in-bag'
}

/** What the last answer left for the page, where no script shows it; undefined before one. A visitor can write it too. */
export function readLeftBalance({ values }: FormState): ShownBalance | undefined {
  if (values.place === 'bag') return 'in-bag'
  const { amount, currency = '', last4 = '' } = values
  if (amount === undefined || !/^[A-Z]{3}$/.test(currency) || last4.length > 4) return undefined
  const sum = Number(amount)
  return Number.isFinite(sum) ? { balance: { amount: sum, currency }, last4 } : undefined
}
