import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '@sorrel/domain/result'
import { toAnswer } from '@sorrel/contracts/http/answer'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { vaultTokens } from '../database/commerce-tables.ts'
import { withPublicKey } from '../http/public-key.ts'
import type { Route } from '../http/route.ts'
import type { Service } from '../service.ts'
import { isCardExpired } from './card-expiry.ts'
import { findTestCard, isSecurityCode, toCardDigits, type VaultRefusal } from './test-cards.ts'

/**
 * The payment vault, which alone receives card numbers, directly from the shopper's browser. Returns a token, or
 * `{ errors }` by field, or by `gateway` if the issuer refuses the card. See docs/commerce-service.md#account.
 */
export const vaultRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/vault/tokens',
    cors: true,
    handle: withPublicKey(async (request, { service }) => {
      const result = await createVaultToken(service, await request.json().catch(() => undefined))
      return result.ok ? toAnswer(result.value) : refuse(result.error)
    }),
  },
]

function refuse(problem: VaultProblem): Response {
  if (problem.kind === 'refused') {
    const gateway = { code: 'CARD_ERROR', message: problem.reason, params: { code: problem.reason } }
    return toAnswer({ errors: { gateway } }, { status: 402 })
  }
  const errors = problem.fields.map((field) => [field, { code: 'INVALID', message: `${field} is not valid` }])
  return toAnswer({ errors: Object.fromEntries(errors) }, { status: 400 })
}

/** Time after which a token is invalid. */
export const TOKEN_MINUTES = 15
const TOKEN_BYTES = 16

const typed = z.object({
  number: z.string().max(40).catch(''),
  exp_month: z.coerce.number().int().min(1).max(12).catch(0),
  exp_year: z.coerce.number().int().min(2000).max(2100).catch(0),
  cvc: z.string().max(10).catch(''),
})

/** The data of a card that a shop may store. */
interface VaultToken {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
}

/** `invalid` names every wrong field; `refused` means that the issuer refused the card. */
type VaultProblem =
  | { readonly kind: 'invalid'; readonly fields: readonly ('number' | 'exp_month' | 'cvc')[] }
  | { readonly kind: 'refused'; readonly reason: VaultRefusal }

/** Returns a token for a card, valid once within 15 minutes. The number is not stored. */
async function createVaultToken(
  { db, clock }: Service,
  body: unknown,
): Promise<Result<VaultToken, VaultProblem>> {
  const now = clock.now()
  const parsed = typed.safeParse(body ?? {})
  if (!parsed.success) return err({ kind: 'invalid', fields: ['number', 'exp_month', 'cvc'] })
  const { number, exp_month: expMonth, exp_year: expYear, cvc } = parsed.data
  const known = findTestCard(number)
  const fields = (['number', 'exp_month', 'cvc'] as const).filter((field) => {
    if (field === 'number') return known === undefined
    if (field === 'cvc') return !isSecurityCode(cvc, known)
    return expMonth === 0 || expYear === 0 || isCardExpired({ expMonth, expYear }, now)
  })
  if (known === undefined || fields.length > 0) return err({ kind: 'invalid', fields })
  if (known.refusal !== undefined) return err({ kind: 'refused', reason: known.refusal })
  const token = `card_${randomBytes(TOKEN_BYTES).toString('hex')}`
  const card = { brand: known.brand, last4: toCardDigits(number).slice(-4), expMonth, expYear }
  const dateExpires = new Date(now.getTime() + TOKEN_MINUTES * 60_000)
  await db.delete(vaultTokens).where(lt(vaultTokens.dateExpires, now))
  await db.insert(vaultTokens).values({ token, ...card, chargeable: known.isChargeable, dateExpires })
  return ok({ token, brand: card.brand, last4: card.last4, exp_month: expMonth, exp_year: expYear })
}
