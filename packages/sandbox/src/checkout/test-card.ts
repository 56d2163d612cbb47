import { err, ok, type Result } from '@sorrel/domain/result'
import type { CardRecord } from '../order/records.ts'
import { parseCardExpiry } from '../vault/card-expiry.ts'
import { findTestCard, isSecurityCode, toCardDigits } from '../vault/test-cards.ts'

/** Shown as a hint on the page, and used by the tests. */
export const ACCEPTED_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'

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

/** Reads a typed card; the error names every field that is wrong. A card is valid until the end of its month. */
export function readCard(typed: TypedCard, now: Date): Result<ReadCard, readonly CardField[]> {
  const number = toCardDigits(typed.number)
  const known = findTestCard(number)
  const expiry = parseCardExpiry(typed.expiry, now)
  const isCode = isSecurityCode(typed.cvc, known)
  if (known === undefined || expiry === undefined || !isCode) {
    const wrong: CardField[] = []
    if (known === undefined) wrong.push('number')
    if (expiry === undefined) wrong.push('expiry')
    if (!isCode) wrong.push('cvc')
    return err(wrong)
  }
  const last4 = number.slice(-4)
  const card = { brand: known.brand, last4, ...expiry, token: `card_test_${last4}` }
  return ok({ card, isAccepted: known.refusal === undefined && known.isChargeable })
}

/** Whether a typed number is one of the test cards, so that it may be shown again. */
export function isTestCard(number: string): boolean {
  return findTestCard(number) !== undefined
}
