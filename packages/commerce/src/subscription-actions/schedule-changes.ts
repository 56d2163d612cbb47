import { ok, type Result } from '@sorrel/domain/result'
import { isPauseEndPast, isPaymentMissing, type Subscription } from '@sorrel/domain/subscriptions'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { graphql } from '../generated/subscriptions/gql.ts'
import type { ChangeBody, ChangeTable } from './change.ts'
import { fetchSendable, sendToAddress } from './send-to-address.ts'
import { fetchChanged, update } from '../subscriptions/send-change.ts'

const cancelDocument = graphql(`
  mutation cancelSubscription($id: String!, $canceled: Boolean!, $cancelAtEnd: Boolean!) {
    updateSubscription(id: $id, input: { canceled: $canceled, cancelAtEnd: $cancelAtEnd }) {
      ...SubscriptionFields
    }
  }
`)

const toTime = (date: string | null | undefined) => (date ? Date.parse(date) : null)

/** Sends the subscription to an address of the account, and the others too if requested. */
async function sendElsewhere(
  client: CommerceClient,
  { id, addressId, others }: ChangeBody<'changeAddress'>,
): Promise<Result<Subscription, CommerceError>> {
  const sendable = others === true ? await fetchSendable(client) : ok([])
  if (!sendable.ok) return sendable
  const ids = new Set([id, ...sendable.value.map((each) => each.id)])
  const sent = await sendToAddress(client, { addressId, ids: [...ids] })
  if (!sent.ok) return sent
  const own = sent.value.find((each) => each.id === id)
  return own === undefined ? fetchChanged(client, id) : ok(own)
}

/** Changes of dates, address and card, and cancellation. */
export const scheduleChanges = {
  /**
   * Both fields are sent, because the service keeps the value of an omitted one, which could delay an immediate end.
   */
  cancel: {
    action: 'cancel',
    isDone: ({ status, isEnding }, { atPeriodEnd }) =>
      status === 'canceled' || (atPeriodEnd === true && isEnding),
    change: update(cancelDocument, ({ id, atPeriodEnd = false }: ChangeBody<'cancel'>) => ({
      id,
      canceled: true,
      cancelAtEnd: atPeriodEnd,
    })),
    toAnswer: () => ({ canceled: true }),
  },
  /** Before its end the subscription simply continues; after it a new period begins, which is charged immediately. */
  uncancel: {
    action: 'uncancel',
    isDone: ({ status, isEnding }) => status !== 'canceled' && status !== 'complete' && !isEnding,
    change: update(cancelDocument, ({ id }: ChangeBody<'uncancel'>) => ({
      id,
      canceled: false,
      cancelAtEnd: false,
    })),
    toAnswer: () => ({ canceled: false }),
  },
  /** Pauses, moves the end of a pause, or resumes. A running subscription need not be resumed. */
  pause: {
    action: ({ status }) => (status ? 'pause' : 'resume'),
    isDone: ({ status, datePauseEnd }, body) =>
      body.status
        ? status === 'paused' && toTime(datePauseEnd) === toTime(body.resumeAt)
        : status === 'active' || status === 'trial',
    findIssues: ({ status, resumeAt }, now) =>
      status && isPauseEndPast(resumeAt, now)
        ? { resumeAt: 'account.subscriptions.pause.resume_at_past' }
        : undefined,
    change: update(
      graphql(`
        mutation pauseSubscription($id: String!, $status: Boolean!, $resumeAt: DateTime) {
          updateSubscription(id: $id, input: { paused: $status, datePauseEnd: $resumeAt }) {
            ...SubscriptionFields
          }
        }
      `),
      ({ id, status, resumeAt }: ChangeBody<'pause'>) => ({
        id,
        status,
        resumeAt: status && resumeAt ? new Date(resumeAt).toISOString() : null,
      }),
    ),
    toAnswer: ({ status }) => ({ paused: status }),
  },
  /** The address may have changed since it was set, so it is set again. */
  changeAddress: {
    action: 'change-address',
    isDone: () => false,
    change: sendElsewhere,
    toAnswer: () => ({ updated: true }),
  },
  /**
   * An overdue payment is charged immediately; a declined card is refused. Setting the same card again charges it only
   * if a payment is overdue.
   */
  changeCard: {
    action: 'change-card',
    isDone: (subscription, { cardId }) =>
      !isPaymentMissing(subscription) && subscription.billing?.accountCardId === cardId,
    change: update(
      graphql(`
        mutation changeSubscriptionCard($id: String!, $cardId: ID!) {
          updateSubscription(id: $id, input: { billing: { accountCardId: $cardId } }) {
            ...SubscriptionFields
          }
        }
      `),
      ({ id, cardId }: ChangeBody<'changeCard'>) => ({ id, cardId }),
    ),
    toAnswer: () => ({ updated: true }),
  },
} satisfies Partial<ChangeTable>
