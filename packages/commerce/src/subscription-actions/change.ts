import type { EndpointAnswer, EndpointBody, subscriptionEndpoints } from '@sorrel/contracts/http'
import type { FormIssues } from '@sorrel/contracts/forms'
import { err, ok, type Result } from '@sorrel/domain/result'
import { canSubscription, type Subscription, type SubscriptionAction } from '@sorrel/domain/subscriptions'
import { updateSession } from '../account.ts'
import type { ActionOptions, CountedTry } from '../account-actions/action.ts'
import { type ActionFailure, toFailure, toMissing, toWrongField } from '../account-actions/failure.ts'
import { countGuess } from '../account-actions/brute-force.ts'
import { readOwn } from '../account-actions/owner.ts'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { fetchSubscription } from '../subscriptions.ts'

export type SubscriptionEndpoints = typeof subscriptionEndpoints
type Name = keyof SubscriptionEndpoints

/** The body of a change's endpoint. */
export type ChangeBody<N extends Name> = EndpointBody<SubscriptionEndpoints[N]>

/** Every change of a subscription by the name of its endpoint. */
export type ChangeTable = {
  readonly [N in Name]: ChangePlan<ChangeBody<N>, EndpointAnswer<SubscriptionEndpoints[N]>>
}

/** How an endpoint's body changes a subscription. */
export interface ChangePlan<B, A> {
  readonly action: SubscriptionAction | ((body: B) => SubscriptionAction)
  /** Whether the change is already made: after a double submit, or by another tab or process. */
  readonly isDone: (subscription: Subscription, body: B) => boolean
  /** Whether the subscription contains the record that the body names. Default: it does. */
  readonly isFound?: (subscription: Subscription, body: B) => boolean
  /** Whether the change is possible, in addition to what the status allows. Default: it is. */
  readonly isPossible?: (subscription: Subscription, body: B) => boolean
  /**
   * Whether refusals by the service count as wrong attempts: after too many, the customer has to wait. Default: they do
   * not.
   */
  readonly isGuess?: true
  /** Errors of the body by field, at `now` in milliseconds since the epoch. */
  readonly findIssues?: (body: B, now: number) => FormIssues | undefined
  /** Makes the change and returns the changed subscription. */
  readonly change: (client: CommerceClient, body: B) => Promise<Result<Subscription, CommerceError>>
  /** The rest of the answer. */
  readonly toAnswer: (body: B) => Omit<A, 'subscription'>
}

/** A change of one of the customer's own subscriptions, as `ChangePlan` says. */
export function toAction<B extends { readonly id: string }, A>(plan: ChangePlan<B, A>) {
  return async (client: CommerceClient, body: B, options: ActionOptions = {}) => {
    const changed = await change({ client, body, options }, plan)
    return changed.ok ? ok({ ...plan.toAnswer(body), subscription: changed.value }) : changed
  }
}

interface Request<B> {
  readonly client: CommerceClient
  readonly body: B
  readonly options: ActionOptions
}

async function change<B extends { readonly id: string }, A>(
  request: Request<B>,
  plan: ChangePlan<B, A>,
): Promise<Result<Subscription, ActionFailure>> {
  const { client, body, options } = request
  const issues = plan.findIssues?.(body, (options.now ?? Date.now)())
  if (issues !== undefined) return toWrongField(issues, 'It cannot be done like this')
  const found = await findOwn(request)
  if (!found.ok) return found
  if (plan.isDone(found.value, body)) return found
  const obstacle = findObstacle(found.value, body, plan)
  if (obstacle !== undefined) return err(obstacle)
  const counted = plan.isGuess ? await countGuess(options, 'subscription code', body.id) : undefined
  if (counted?.ok === false) return counted
  const done = await plan.change(client, body)
  await closeGuess(counted?.value, done)
  if (done.ok) return done
  const made = await findMade(request, plan, done.error)
  return made === undefined ? refuse(done.error) : ok(made)
}

function findObstacle<B>(
  subscription: Subscription,
  body: B,
  { action, isFound, isPossible }: Pick<ChangePlan<B, unknown>, 'action' | 'isFound' | 'isPossible'>,
): ActionFailure | undefined {
  if (isFound?.(subscription, body) === false)
    return { kind: 'not_found', message: 'The subscription has no such item' }
  const name = typeof action === 'function' ? action(body) : action
  return canSubscription(subscription, name) && isPossible?.(subscription, body) !== false
    ? undefined
    : { kind: 'conflict', message: `It cannot ${name} now` }
}

/** Keeps an attempt counted only if the service refused it. */
async function closeGuess(
  counted: CountedTry | undefined,
  done: Result<unknown, CommerceError>,
): Promise<void> {
  if (done.ok || done.error.kind !== 'user') await counted?.takeBack()
}

/** The subscription, if the service refused because another request had just made the same change. */
async function findMade<B extends { readonly id: string }>(
  { client, body }: Request<B>,
  plan: Pick<ChangePlan<B, unknown>, 'isDone'>,
  error: CommerceError,
): Promise<Subscription | undefined> {
  if (error.kind !== 'user') return undefined
  const now = await fetchSubscription(client, { id: body.id })
  return now.ok && now.value !== null && plan.isDone(now.value, body) ? now.value : undefined
}

/** The subscription, and the session's language for the mail that confirms the change. */
async function findOwn({
  client,
  body: { id },
  options: { locale },
}: Request<{ readonly id: string }>): Promise<Result<Subscription, ActionFailure>> {
  const [found] = await Promise.all([
    readOwn(client, fetchSubscription(client, { id, locale })),
    locale === undefined ? undefined : updateSession(client, { locale }),
  ])
  if (!found.ok) return found
  return found.value === null ? toMissing('subscription') : ok(found.value)
}

/** A refusal is a conflict that the customer caused; any other failure is one of the service. */
function refuse(error: CommerceError): { readonly ok: false; readonly error: ActionFailure } {
  const failure = toFailure(error)
  return failure.error.kind === 'invalid'
    ? err({ kind: 'conflict', message: failure.error.message })
    : failure
}
