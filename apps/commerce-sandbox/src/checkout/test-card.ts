import { err, ok, type Result } from '@sorrel/domain/result'
import type { CardRecord } from '../order/records.ts'

/** Shown as a hint on the page, and known to the tests. */
export const ACCEPTED_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'

interface TestCard {
  readonly brand: string
  readonly isAccepted: boolean
}

/** The only numbers that are taken, so that nobody leaves a real one here. */
const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', { brand: 'Visa', isAccepted: true }],
  ['5555555555554444', { brand: 'MasterCard', isAccepted: true }],
  ['378282246310005', { brand: 'American Express', isAccepted: true }],
  ['4000000000000002', { brand: 'Visa', isAccepted: false }],
])

interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

type CardField = keyof TypedCard

interface ReadCard {
  readonly card: CardRecord
  readonly isAccepted: boolean
}

/** Reads a typed card; the error names every field that is wrong. A date of this month has not passed yet. */
export function readCard(typed: TypedCard, now: Date): Result<ReadCard, readonly CardField[]> {
  const number = toDigits(typed.number)
  const known = TEST_CARDS.get(number)
  const expiry = parseExpiry(typed.expiry, now)
  const isCode = /^\d{3,4}$/.test(typed.cvc.trim())
  if (known === undefined || expiry === undefined || !isCode) {
    const wrong: CardField[] = []
    if (known === undefined) wrong.push('number')
    if (expiry === undefined) wrong.push('expiry')
    if (!isCode) wrong.push('cvc')
    return err(wrong)
  }
  const last4 = number.slice(-4)
  const card = { brand: known.brand, last4, ...expiry, token: `card_test_${last4}` }
  return ok({ card, isAccepted: known.isAccepted })
}

/** Whether a typed number is one of the test cards, and may be shown again. */
export function isTestCard(number: string): boolean {
  return TEST_CARDS.has(toDigits(number))
}

/** `MM/YY`, `MM/YYYY` or the digits alone. */
function parseExpiry(text: string, now: Date): Pick<CardRecord, 'expMonth' | 'expYear'> | undefined {
  const parts = /^(\d{1,2})\s*[/\-. ]?\s*(\d{2}|\d{4})$/.exec(text.trim())
  if (parts === null) return undefined
  const expMonth = Number(parts[1])
  const year = Number(parts[2])
  const expYear = year < 100 ? 2000 + year : year
  const isPast = expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  return expMonth < 1 || expMonth > 12 || isPast ? undefined : { expMonth, expYear }
}

function toDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}
