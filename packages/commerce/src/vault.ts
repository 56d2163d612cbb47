/** The payment vault: for browsers, so that card numbers reach no other server. */

import { isRecord, parseText, toUntrusted, type Untrusted } from '@sorrel/contracts/untrusted'
import { err, ok, type Result } from '@sorrel/domain/result'

/** A card as its holder typed it. */
export interface TypedCard {
  readonly number: string
  /** 1 to 12. */
  readonly expMonth: number
  /** Four digits. */
  readonly expYear: number
  readonly cvc: string
}

export interface CardTokenArgs {
  /** Address of the vault, without a trailing slash. */
  readonly vaultUrl: string
  readonly publicKey: string
  readonly card: TypedCard
  /** Default: the browser's own. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Why the vault gave no token: `invalid` names the fields, `declined` means that the card's issuer refused it, and
 * `network` that no readable answer came within 8 s.
 */
export type VaultError =
  | { readonly kind: 'invalid'; readonly fields: readonly ('number' | 'expiry' | 'cvc')[] }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'network' }

const TIMEOUT_MS = 8000
const FIELDS = { number: 'number', exp_month: 'expiry', exp_year: 'expiry', cvc: 'cvc' } as const

/** Sends a card to the vault and returns a token for `addCard`. */
export async function createCardToken({
  vaultUrl,
  publicKey,
  card,
  fetch = globalThis.fetch,
}: CardTokenArgs): Promise<Result<string, VaultError>> {
  const { number, expMonth, expYear, cvc } = card
  try {
    const answer = await fetch(`${vaultUrl}/tokens`, {
      method: 'POST',
      headers: { authorization: publicKey, 'content-type': 'application/json' },
      body: JSON.stringify({ number, exp_month: expMonth, exp_year: expYear, cvc }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return toToken(toUntrusted<VaultAnswer>(await answer.json()))
  } catch {
    return err({ kind: 'network' })
  }
}

interface VaultAnswer {
  readonly token: string
  readonly errors: { readonly gateway: { readonly params: { readonly code: string } } }
}

function toToken(answer: Untrusted<VaultAnswer>): Result<string, VaultError> {
  const token = parseText(answer?.token)
  if (token) return ok(token)
  const errors = isRecord(answer?.errors) ? answer.errors : undefined
  if (isRecord(errors?.gateway)) {
    return err({ kind: 'declined', reason: parseText(errors.gateway.params?.code) ?? 'card_declined' })
  }
  const wrong = new Set(Object.keys(errors ?? {}))
  const fields = Object.entries(FIELDS).flatMap(([name, field]) => (wrong.has(name) ? [field] : []))
  return err(fields.length > 0 ? { kind: 'invalid', fields: [...new Set(fields)] } : { kind: 'network' })
}
