'use client'

import type { FormIssues } from '@sorrel/contracts/forms'
import { addCardEndpoint } from '@sorrel/contracts/http'
import { useRef, useState } from 'react'
import { systemClock } from '#platform/clock.ts'
import { useSend } from '#platform/form/use-form.ts'
import type { PlainMessage } from '#platform/notice.ts'
import { useShop } from '#shop/shop-context.tsx'
import { type CardField, checkCard, toIssues } from './check-card.ts'

interface Refused {
  readonly issues: FormIssues
  readonly refusal?: PlainMessage | undefined
}

/** Adds a card: its number goes from here to the vault, and only the vault's token to the shop. */
export function useAddCard(onDone: () => void) {
  const { vaultUrl, commercePublicKey: publicKey } = useShop().config
  const send = useSend()
  const [refused, setRefused] = useState<Refused>({ issues: {} })
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  async function run(
    typed: Readonly<Record<CardField, string>>,
    isDefault: boolean,
  ): Promise<Refused | undefined> {
    const card = checkCard(typed, new Date(systemClock()))
    if (!card.ok) return { issues: card.error }
    setSending(true)
    const { createCardToken } = await import('@sorrel/commerce/vault')
    const token = await createCardToken({ vaultUrl, publicKey, card: card.value })
    if (!token.ok && token.error.kind === 'invalid') return { issues: toIssues(token.error.fields) }
    if (!token.ok && token.error.kind === 'declined')
      return token.error.reason === 'incorrect_cvc'
        ? { issues: toIssues(['cvc']) }
        : { issues: {}, refusal: 'account.cards.declined' }
    if (!token.ok) return { issues: {}, refusal: 'account.cards.vault_error' }
    const added = await send(addCardEndpoint, { token: token.value, isDefault })
    if (added.ok) return undefined
    const refusal = added.error.code === 'invalid' ? 'account.cards.token_used' : 'account.cards.error'
    return { issues: {}, refusal }
  }

  async function submit(typed: Readonly<Record<CardField, string>>, isDefault: boolean): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    const outcome = await run(typed, isDefault)
    isBusy.current = false
    setSending(false)
    setRefused(outcome ?? { issues: {} })
    if (outcome === undefined) onDone()
  }

  return { refused, isSending, submit }
}
