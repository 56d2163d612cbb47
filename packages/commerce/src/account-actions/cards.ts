import type {
  addCardEndpoint,
  deleteCardEndpoint,
  EndpointBody,
  setDefaultCardEndpoint,
  updateCardEndpoint,
} from '@sorrel/contracts/http'
import { isCardExpired } from '@sorrel/domain/card'
import { err, ok, type Result } from '@sorrel/domain/result'
import { getSubscriptionsPaidWith } from '@sorrel/domain/subscriptions'
import {
  fetchCards,
  type SavedCard,
  addCard as sendCard,
  setDefaultCard as sendDefault,
  deleteCard as sendDelete,
  updateCard as sendUpdate,
} from '../account.ts'
import type { CommerceClient } from '../client.ts'
import { scheduleChanges } from '../subscription-actions/schedule-changes.ts'
import { fetchSubscriptions } from '../subscriptions.ts'
import type { ActionOptions, ActionResult } from './action.ts'
import { type ActionFailure, toFailure, toMissing, toUpstream, toWrongField } from './failure.ts'
import { readOwn } from './owner.ts'

type Done = ActionResult<typeof addCardEndpoint>

/** Saves a card by the vault's token. The first card becomes the default. */
export async function addCard(
  client: CommerceClient,
  { token, isDefault }: EndpointBody<typeof addCardEndpoint>,
): Done {
  const cards = await readOwnCards(client)
  if (!cards.ok) return cards
  const added = await sendCard(client, { input: { token } })
  if (!added.ok) return toFailure(added.error)
  return isDefault ? makeDefault(client, added.value.id) : keepDefault(client)
}

/** Changes when a card expires; `invalid` for a month that has passed. */
export async function updateCard(
  client: CommerceClient,
  { id, ...input }: EndpointBody<typeof updateCardEndpoint>,
  { now = Date.now }: Pick<ActionOptions, 'now'> = {},
): Done {
  if (isCardExpired(input, new Date(now())))
    return toWrongField({ expiry: 'account.cards.expiry_invalid' }, 'The card has expired')
  const card = await checkOwn(client, id)
  if (!card.ok) return card
  const done = await sendUpdate(client, { cardId: id, input })
  return done.ok ? keepDefault(client) : toFailure(done.error)
}

/**
 * Deletes a card after moving its subscriptions to `replacementId`; `conflict` if it has subscriptions and no
 * replacement is given.
 */
export async function deleteCard(
  client: CommerceClient,
  { id, replacementId }: EndpointBody<typeof deleteCardEndpoint>,
): Done {
  const both = await checkOwn(client, id, replacementId)
  if (!both.ok) return both
  const moved = await moveSubscriptions(client, { from: id, to: replacementId })
  if (!moved.ok) return moved
  const done = await sendDelete(client, { cardId: id })
  return done.ok ? keepDefault(client, replacementId) : toFailure(done.error)
}

/** Makes a card the default for new orders. */
export async function setDefaultCard(
  client: CommerceClient,
  { id }: EndpointBody<typeof setDefaultCardEndpoint>,
): Done {
  const card = await checkOwn(client, id)
  return card.ok ? makeDefault(client, id) : card
}

async function makeDefault(client: CommerceClient, cardId: string): Done {
  const made = await sendDefault(client, { cardId })
  return made.ok ? toAnswer(made.value) : toFailure(made.error)
}

/** Ensures a default card: the one that took over the payments, or else the first. */
async function keepDefault(client: CommerceClient, preferred?: string): Done {
  const cards = await fetchCards(client)
  if (!cards.ok) return toUpstream(cards.error)
  const known = cards.value ?? []
  const next = known.find(({ id }) => id === preferred) ?? known[0]
  return next === undefined || known.some(({ isDefault }) => isDefault)
    ? toAnswer(known)
    : makeDefault(client, next.id)
}

const toAnswer = (cards: readonly SavedCard[]) => ok({ done: true as const, cards })

async function readOwnCards(client: CommerceClient): Promise<Result<readonly SavedCard[], ActionFailure>> {
  const cards = await readOwn(client, fetchCards(client))
  return cards.ok ? ok(cards.value ?? []) : cards
}

/** Whether all of these cards belong to the customer; undefined ones are skipped. */
async function checkOwn(
  client: CommerceClient,
  ...ids: readonly (string | undefined)[]
): Promise<Result<null, ActionFailure>> {
  const cards = await readOwnCards(client)
  if (!cards.ok) return cards
  const own = new Set<string | undefined>([undefined, ...cards.value.map(({ id }) => id)])
  return ids.every((id) => own.has(id)) ? ok(null) : toMissing('card')
}

async function moveSubscriptions(
  client: CommerceClient,
  { from, to }: { readonly from: string; readonly to: string | undefined },
): Promise<Result<null, ActionFailure>> {
  const subscriptions = await fetchSubscriptions(client)
  if (!subscriptions.ok) return toUpstream(subscriptions.error)
  const used = getSubscriptionsPaidWith(from, subscriptions.value ?? [])
  if (used.length > 0 && (to === undefined || to === from))
    return err({ kind: 'conflict', message: 'Subscriptions are paid with this card' })
  for (const { id } of used) {
    const moved = await scheduleChanges.changeCard.change(client, { id, cardId: to ?? '' })
    if (!moved.ok) return toFailure(moved.error)
  }
  return ok(null)
}
