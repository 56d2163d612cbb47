'use client'

import type { FormIssues } from '@sorrel/contracts/forms'
import { addCardEndpoint } from '@sorrel/contracts/http'
import { useRef, useState } from 'react'
import { systemClock } from '#service/clock.ts'
import { useSend } from '#form/use-form.ts'
import type { PlainMessage } from '#form/flash-message.ts'
import { useShop } from '#shop/shop-context.tsx'
import { type CardField, checkCard, toIssues } from './check-card.ts'

interface Rejected {
  readonly issues: FormIssues
  readonly error?: PlainMessage | undefined
}

/** Adds a card: its number goes from here to the vault, and only the vault's token to the shop. */
export function useAddCard(onDone: () => void) {
  const { vaultUrl, commercePublicKey: publicKey } = useShop().config
  const send = useSend()
  const [rejected, setRejected] = useState<Rejected>({ issues: {} })
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  async function run(
    typed: Readonly<Record<CardField, string>>,
    isDefault: boolean,
  ): Promise<Rejected | undefined> {
    const card = checkCard(typed, new Date(systemClock()))
    if (!card.ok) return { issues: card.error }
    setSending(true)
    const { createCardToken } = await import('@sorrel/commerce/vault')
    const token = await createCardToken({ vaultUrl, publicKey, card: card.value })
    if (!token.ok && token.error.kind === 'invalid') return { issues: toIssues(token.error.fields) }
    if (!token.ok && token.error.kind === 'declined')
      return token.error.reason === 'incorrect_cvc'
        ? { issues: toIssues(['cvc']) }
        : { issues: {}, error: 'account.cards.declined' }
    if (!token.ok) return { issues: {}, error: 'account.cards.vault_error' }
    const added = await send(addCardEndpoint, { token: token.value, isDefault })
    if (added.ok) return undefined
    const error = added.error.code === 'invalid' ? 'account.cards.token_used' : 'account.cards.error'
    return { issues: {}, error }
  }

  async function submit(typed: Readonly<Record<CardField, string>>, isDefault: boolean): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    const outcome = await run(typed, isDefault)
    isBusy.current = false
    setSending(false)
    setRejected(outcome ?? { issues: {} })
    if (outcome === undefined) onDone()
  }

  return { rejected, isSending, submit }
}
