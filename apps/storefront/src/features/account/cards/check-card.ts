import type { FormIssues } from '@sorrel/contracts/forms'
import type { TypedCard } from '@sorrel/commerce/vault'
import { isCardNumber, isSecurityCode, parseCardExpiry } from '@sorrel/domain/card'
import { err, ok, type Result } from '@sorrel/domain/result'

export type CardField = 'number' | 'expiry' | 'cvc'

export const CARD_ISSUES = {
  number: 'account.cards.number_invalid',
  expiry: 'account.cards.expiry_invalid',
  cvc: 'account.cards.cvc_invalid',
} as const

/** What is typed, as the vault takes it, or what is wrong with it. */
export function checkCard(
  typed: Readonly<Record<CardField, string>>,
  now: Date,
): Result<TypedCard, FormIssues> {
  const expiry = parseCardExpiry(typed.expiry, now)
  const isRight: Readonly<Record<CardField, boolean>> = {
    number: isCardNumber(typed.number),
    expiry: expiry !== undefined,
    cvc: isSecurityCode(typed.cvc, typed.number),
  }
  const wrong = (['number', 'expiry', 'cvc'] as const).filter((field) => !isRight[field])
  if (expiry === undefined || wrong.length > 0) return err(toIssues(wrong))
  return ok({ number: typed.number.trim(), ...expiry, cvc: typed.cvc.trim() })
}

export function toIssues(fields: readonly CardField[]): FormIssues {
  return Object.fromEntries(fields.map((field) => [field, CARD_ISSUES[field]]))
}
