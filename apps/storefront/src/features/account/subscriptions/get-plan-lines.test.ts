import type { Money } from '@sorrel/domain/money'
import { aBillingSchedule, aSubscription } from '@sorrel/domain/testing'
import { formatMoney } from '@sorrel/i18n/format'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { expect, test } from 'vitest'
import { getPlanLines } from './get-plan-lines.ts'

const shop = {
  t: createMessages({ locale: 'en', messages: getMessages('en') }),
  formatPrice: (money: Money) => formatMoney({ ...money, locale: 'en' }),
  getDecimals: () => 2,
}

test('a running plan says what comes, how often, and its charges, and no savings', () => {
  const lines = getPlanLines(
    aSubscription({
      status: 'active',
      price: 10,
      quantity: 2,
      currency: 'GBP',
      billingSchedule: aBillingSchedule({ limit: 6 }),
    }),
    shop,
  )
  expect(lines).toEqual([expect.stringMatching(/^2 × Oat & Honey Soap Bar every month · /)])
})
