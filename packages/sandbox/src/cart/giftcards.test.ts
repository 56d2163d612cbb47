import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoreCurrency } from '../store/market.ts'
import { getGiftcardBalance, getGiftcardShares, normalizeGiftcardCode } from './giftcards.ts'

const gbp: StoreCurrency = {
  code: 'GBP',
  name: 'Pound',
  symbol: '£',
  rate: 1,
  decimals: 2,
  priced: true,
  type: null,
}
const usd: StoreCurrency = { ...gbp, code: 'USD', symbol: '$', rate: 1.28 }
const card = (id: string, balance: number) => ({ id, code: id, balance })

describe('gift cards', () => {
  it('pay one after the other', () => {
    const shares = getGiftcardShares([card('a', 500), card('b', 1000)], 700, {
      currency: gbp,
      baseCurrency: gbp,
    })
    expect(shares.map(({ amount, taken }) => [amount, taken])).toEqual([
      [500, 500],
      [200, 200],
    ])
  })

  it('never pay more than their balance, in any currency', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000), { maxLength: 5 }),
        fc.nat(200_000),
        fc.constantFrom(gbp, usd),
        (balances, total, currency) => {
          const money = { currency, baseCurrency: gbp }
          const cards = balances.map((balance, index) => card(String(index), balance))
          const due = Math.min(total, getGiftcardBalance(cards, money))
          const shares = getGiftcardShares(cards, due, money)
          expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(due)
          for (const { giftcard, taken } of shares) expect(taken).toBeLessThanOrEqual(giftcard.balance)
        },
      ),
    )
  })

  it('are identified by the letters and digits of their code', () => {
    expect(normalizeGiftcardCode(' sorrel-gift 25 ')).toBe('SORRELGIFT25')
  })
})
