import { expect, test } from 'vitest'
import { balanceForm, readLeftBalance, toShownBalance } from './balance-form-shape.ts'

const CARD = { balance: { amount: 12.5, currency: 'GBP' }, last4: 'FT25' }
const leave = (card: typeof CARD | null) => ({ values: balanceForm.toLeft?.({ card }) ?? {}, issues: {} })

test('what an answer leaves comes back as it was', () => {
  for (const card of [CARD, null]) expect(readLeftBalance(leave(card))).toEqual(toShownBalance({ card }))
})

test.each<Readonly<Record<string, string>>>([
  {},
  { code: 'SORREL-GIFT-25' },
  { amount: '1', currency: '<b>' },
  { amount: 'a lot', currency: 'GBP', last4: 'FT25' },
  { amount: '1', currency: 'GBP', last4: 'call us now' },
])('%j is no balance', (values) => {
  expect(readLeftBalance({ values, issues: {} })).toBeUndefined()
})

test('a code is sent without white space around it, and an empty one not at all', () => {
  expect(balanceForm.parse({ code: ' GIFT 1 ' })).toEqual({ ok: true, value: { code: 'GIFT 1' } })
  expect(balanceForm.parse({ code: ' ' })).toMatchObject({ ok: false })
})
