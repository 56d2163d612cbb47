import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '@sorrel/domain/result'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { vaultTokens } from '../database/commerce-tables.ts'
import type { Service } from '../service.ts'
import { isCardExpired } from './card-expiry.ts'
import { findTestCard, isSecurityCode, toCardDigits, type VaultRefusal } from './test-cards.ts'

/** A token is worth nothing after this. */
export const TOKEN_MINUTES = 15
const TOKEN_BYTES = 16

const typed = z.object({
  number: z.string().max(40).catch(''),
  exp_month: z.coerce.number().int().min(1).max(12).catch(0),
  exp_year: z.coerce.number().int().min(2000).max(2100).catch(0),
  cvc: z.string().max(10).catch(''),
})

/** What a shop may know of a card. */
export interface VaultToken {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
}

/** `invalid` names every field that is wrong; `refused` is the issuer's no. */
export type VaultProblem =
  | { readonly kind: 'invalid'; readonly fields: readonly ('number' | 'exp_month' | 'cvc')[] }
  | { readonly kind: 'refused'; readonly reason: VaultRefusal }

/** Takes a card and gives a token for it, good once and for 15 minutes. The number is forgotten at once. */
export async function createVaultToken(
  { db, clock }: Service,
  body: unknown,
): Promise<Result<VaultToken, VaultProblem>> {
  const now = clock.now()
  const card = typed.safeParse(body ?? {})
  if (!card.success) return err({ kind: 'invalid', fields: ['number', 'exp_month', 'cvc'] })
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = card.data
  const known = findTestCard(number)
  const fields = (['number', 'exp_month', 'cvc'] as const).filter((field) => {
    if (field === 'number') return known === undefined
    if (field === 'cvc') return !isSecurityCode(cvc, known)
    return expMonth === 0 || expYear === 0 || isCardExpired({ expMonth, expYear }, now)
  })
  if (known === undefined || fields.length > 0) return err({ kind: 'invalid', fields })
  if (known.refusal !== undefined) return err({ kind: 'refused', reason: known.refusal })
  const token = `card_${randomBytes(TOKEN_BYTES).toString('hex')}`
  const kept = { brand: known.brand, last4: toCardDigits(number).slice(-4), expMonth, expYear }
  const dateExpires = new Date(now.getTime() + TOKEN_MINUTES * 60_000)
  await db.delete(vaultTokens).where(lt(vaultTokens.dateExpires, now))
  await db.insert(vaultTokens).values({ token, ...kept, chargeable: known.isChargeable, dateExpires })
  return ok({ token, brand: kept.brand, last4: kept.last4, exp_month: expMonth, exp_year: expYear })
}
