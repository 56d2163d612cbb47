import { describe, expect, it } from 'vitest'
import { readCard } from './test-card.ts'

const now = new Date('2026-11-21T09:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' }

describe('a typed card', () => {
  it('is read in any usual spelling, and stored without its number', () => {
    for (const expiry of ['11/26', '11 / 2026', '1126', '11-26']) {
      expect(readCard({ ...good, expiry }, now)).toEqual({
        ok: true,
        value: {
          card: { brand: 'Visa', last4: '4242', expMonth: 11, expYear: 2026, token: 'card_test_4242' },
          isAccepted: true,
        },
      })
    }
  })

  it('can be a test card that is declined', () => {
    expect(readCard({ ...good, number: '4000000000000002' }, now)).toMatchObject({
      ok: true,
      value: { isAccepted: false },
    })
  })

  it.each([
    [{ number: '4111 1111 1111 1111' }, ['number']],
    [{ expiry: '10/26' }, ['expiry']],
    [{ expiry: '13/29' }, ['expiry']],
    [{ expiry: 'soon' }, ['expiry']],
    [{ cvc: '12' }, ['cvc']],
    [{ number: '', expiry: '', cvc: '' }, ['number', 'expiry', 'cvc']],
  ])('with %o has errors in %o', (change, wrong) => {
    expect(readCard({ ...good, ...change }, now)).toEqual({ ok: false, error: wrong })
  })
})
