'use client'

import type { FormIssues } from '@sorrel/contracts/forms'
import type { TypedCard } from '@sorrel/commerce/vault'
import { isCardNumber, isSecurityCode, parseCardExpiry } from '@sorrel/domain/card'
import { err, ok, type Result } from '@sorrel/domain/result'
import { useAction } from '@sorrel/commerce/react'
import { addCardEndpoint } from '@sorrel/contracts/http'
import { useState } from 'react'
import { systemClock } from '#backend/clock.ts'
import { routes } from '@sorrel/contracts/routes'
import { useSend } from '#form/use-form.ts'
import type { PlainMessage } from '#form/flash-message.ts'
import { useShop } from '#shop/shop-context.tsx'

export type CardField = 'number' | 'expiry' | 'cvc'

const CARD_ISSUES = {
  number: 'account.cards.number_invalid',
  expiry: 'account.cards.expiry_invalid',
  cvc: 'account.cards.cvc_invalid',
} as const

/** The typed card as the vault takes it, or its errors by field. */
function checkCard(typed: Readonly<Record<CardField, string>>, now: Date): Result<TypedCard, FormIssues> {
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

function toIssues(fields: readonly CardField[]): FormIssues {
  return Object.fromEntries(fields.map((field) => [field, CARD_ISSUES[field]]))
}

interface Rejected {
  readonly issues: FormIssues
  readonly error?: PlainMessage | undefined
  /** Id of the request in the logs. */
  readonly requestId?: string | undefined
}

interface Asked {
  readonly typed: Readonly<Record<CardField, string>>
  readonly isDefault: boolean
}

/** Adds a card: its number goes from here to the vault, and only the vault's token to the shop. */
export function useAddCard(onDone: () => void) {
  const shop = useShop()
  const { vaultUrl, commercePublicKey: publicKey } = shop.config
  const send = useSend()
  const [rejected, setRejected] = useState<Rejected>({ issues: {} })

  async function add({ typed, isDefault }: Asked): Promise<Result<null, Rejected>> {
    const card = checkCard(typed, new Date(systemClock()))
    if (!card.ok) return err({ issues: card.error })
    const { createCardToken } = await import('@sorrel/commerce/vault')
    const token = await createCardToken({ vaultUrl, publicKey, card: card.value })
    if (!token.ok && token.error.kind === 'invalid') return err({ issues: toIssues(token.error.fields) })
    if (!token.ok && token.error.kind === 'declined')
      return token.error.reason === 'incorrect_cvc'
        ? err({ issues: toIssues(['cvc']) })
        : err({ issues: {}, error: 'account.cards.declined' })
    if (!token.ok) return err({ issues: {}, error: 'account.cards.vault_error' })
    const added = await send(addCardEndpoint, { token: token.value, isDefault })
    if (added.ok) return ok(null)
    const { kind, requestId } = added.error
    if (kind === 'unauthenticated') {
      const { logInAgain } = await import('#form/log-in-again.ts')
      return logInAgain(shop, { from: shop.toHref(routes.addCard()) })
    }
    if (kind === 'invalid') return err({ issues: {}, error: 'account.cards.token_used' })
    return err({ issues: {}, error: 'account.cards.error', requestId })
  }

  const { run, isPending } = useAction(add)

  async function submit(asked: Asked): Promise<void> {
    const added = await run(asked)
    if (added === undefined) return
    setRejected(added.ok ? { issues: {} } : added.error)
    if (added.ok) onDone()
  }

  return { rejected, isSending: isPending, submit }
}
