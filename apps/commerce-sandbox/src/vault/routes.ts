import { randomBytes } from 'node:crypto'
import { err, ok, type Result } from '@sorrel/domain/result'
import { toAnswer } from '@sorrel/http/answer'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { vaultTokens } from '../database/commerce-tables.ts'
import { withPublicKey } from '../http/public-key.ts'
import type { Route } from '../http/route.ts'
import type { Service } from '../service.ts'
import { isCardExpired } from './card-expiry.ts'
import { findTestCard, isSecurityCode, toCardDigits, type VaultRefusal } from './test-cards.ts'

/**
 * The payment vault: the only place that card numbers are sent to, by the shopper's browser itself. Answers a token, or
 * `{ errors }` by field, or by `gateway` where the issuer refuses. See docs/commerce-service.md#account.
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
interface VaultToken {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
}

/** `invalid` names every field that is wrong; `refused` is the issuer's no. */
type VaultProblem =
  | { readonly kind: 'invalid'; readonly fields: readonly ('number' | 'exp_month' | 'cvc')[] }
  | { readonly kind: 'refused'; readonly reason: VaultRefusal }

/** Takes a card and gives a token for it, good once and for 15 minutes. The number is forgotten at once. */
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
