import {
  addCard,
  checkTokenValidity,
  deleteCard,
  fetchCards,
  setDefaultCard,
  updateCard,
} from '@sorrel/commerce/account'
import type { CommerceError } from '@sorrel/commerce/client'
import { fetchSubscriptions, subscriptionChanges } from '@sorrel/commerce/subscriptions'
import {
  addCardEndpoint,
  deleteCardEndpoint,
  setDefaultCardEndpoint,
  updateCardEndpoint,
} from '@sorrel/contracts/http'
import { isCardExpired } from '@sorrel/domain/card'
import { err, ok, type Result } from '@sorrel/domain/result'
import { systemClock } from '#service/clock.ts'
import type { EndpointError } from '#service/endpoint/answer.ts'
import { createDedupe } from '#service/endpoint/dedupe.ts'
import { createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import type { RequestContext } from '#service/endpoint/request-context.ts'
import { getSubscriptionsPaidWith } from './card-use.ts'
import { defaultCardForm, deleteCardForm, editCardForm } from './card-forms.ts'

const NOBODY: EndpointError = { code: 'unauthenticated', message: 'Nobody is signed in' }
const DONE = { done: true } as const

const once = createDedupe({ kind: 'card' })

/** Saves a card by the vault's token; a token that is sent twice makes one card. */
export const handleAddCard = createHandler(addCardEndpoint, ({ context, body }) =>
  once({ place: context.key, what: body.token, endpoint: addCardEndpoint }, async () => {
    const cards = await readOwn(context)
    if (!cards.ok) return cards
    const { token, isDefault } = body
    const added = await addCard(context.commerce, { input: { token } })
    if (!added.ok) return refuse(added.error)
    const made = isDefault ? await setDefaultCard(context.commerce, { cardId: added.value.id }) : ok(null)
    if (!made.ok) return refuse(made.error)
    return isDefault ? ok(DONE) : keepDefault(context)
  }),
)

/** Changes when a card expires. */
export const handleUpdateCard = createHandler(
  updateCardEndpoint,
  async ({ context, body }) => {
    const { id, ...input } = body
    if (isCardExpired(input, new Date(systemClock())))
      return err({ code: 'invalid', message: 'Past', fields: { expiry: 'account.cards.expiry_invalid' } })
    const card = await findOwn(context, id)
    if (!card.ok) return card
    const done = await updateCard(context.commerce, { cardId: id, input })
    return done.ok ? ok(DONE) : refuse(done.error)
  },
  editCardForm,
)

/** Deletes a card, after its subscriptions have got another one. */
export const handleDeleteCard = createHandler(
  deleteCardEndpoint,
  ({ context, body }) =>
    once(
      { place: `${context.key} ${body.id}`, what: JSON.stringify(body), endpoint: deleteCardEndpoint },
      async () => {
        const { id, replacementId } = body
        const both = await findOwn(context, id, replacementId)
        if (!both.ok) return both
        const moved = await moveSubscriptions(context, { from: id, to: replacementId })
        if (!moved.ok) return moved
        const done = await deleteCard(context.commerce, { cardId: id })
        return done.ok ? keepDefault(context, replacementId) : refuse(done.error)
      },
    ),
  deleteCardForm,
)

/** Makes a card the one that new orders are paid with. */
export const handleSetDefaultCard = createHandler(
  setDefaultCardEndpoint,
  async ({ context, body }) => {
    const card = await findOwn(context, body.id)
    if (!card.ok) return card
    const done = await setDefaultCard(context.commerce, { cardId: body.id })
    return done.ok ? ok(DONE) : refuse(done.error)
  },
  defaultCardForm,
)

/** Some card is always the default: the one that took over the payments, else the first. */
async function keepDefault({ commerce }: RequestContext, preferred?: string) {
  const cards = await fetchCards(commerce)
  if (!cards.ok) return toUpstreamError(cards.error)
  const known = cards.value ?? []
  const next = known.find(({ id }) => id === preferred) ?? known[0]
  if (next === undefined || known.some(({ isDefault }) => isDefault)) return ok(DONE)
  const made = await setDefaultCard(commerce, { cardId: next.id })
  return made.ok ? ok(DONE) : refuse(made.error)
}

async function readOwn({ commerce, hasSession }: RequestContext) {
  if (!hasSession) return err(NOBODY)
  const [owner, cards] = await Promise.all([checkTokenValidity(commerce), fetchCards(commerce)])
  if (!owner.ok) return toUpstreamError(owner.error)
  if (owner.value === null) return err(NOBODY)
  return cards.ok ? ok(cards.value ?? []) : toUpstreamError(cards.error)
}

/** Checks that all of these cards are the customer's; undefined ones are not checked. */
async function findOwn(
  context: RequestContext,
  ...ids: readonly (string | undefined)[]
): Promise<Result<null, EndpointError>> {
  const cards = await readOwn(context)
  if (!cards.ok) return cards
  const own = new Set<string | undefined>([undefined, ...cards.value.map(({ id }) => id)])
  return ids.every((id) => own.has(id)) ? ok(null) : err({ code: 'not_found', message: 'No such card' })
}

async function moveSubscriptions(
  { commerce }: RequestContext,
  { from, to }: { readonly from: string; readonly to: string | undefined },
): Promise<Result<null, EndpointError>> {
  const subscriptions = await fetchSubscriptions(commerce)
  if (!subscriptions.ok) return toUpstreamError(subscriptions.error)
  const used = getSubscriptionsPaidWith(from, subscriptions.value ?? [])
  if (used.length > 0 && (to === undefined || to === from))
    return err({ code: 'conflict', message: 'Subscriptions are paid with this card' })
  for (const { id } of used) {
    const moved = await subscriptionChanges.changeCard(commerce, { id, cardId: to ?? '' })
    if (!moved.ok) return refuse(moved.error)
  }
  return ok(null)
}

function refuse(error: CommerceError): Result<never, EndpointError> {
  if (error.kind !== 'user') return toUpstreamError(error)
  if (error.reason === 'credentials') return err(NOBODY)
  if (error.reason === 'not_found') return err({ code: 'not_found', message: error.message })
  return err({ code: error.reason === 'refused' ? 'conflict' : 'invalid', message: error.message })
}
