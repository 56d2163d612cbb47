import { checkTokenValidity, updateSession } from '@sorrel/commerce/account'
import type { CommerceClient, CommerceError } from '@sorrel/commerce/client'
import { fetchSubscription } from '@sorrel/commerce/subscriptions'
import type { Endpoint } from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import { canSubscription, type Subscription, type SubscriptionAction } from '@sorrel/domain/subscriptions'
import type * as z from 'zod/mini'
import type { EndpointError } from '#service/endpoint/answer.ts'
import type { EndpointHandler } from '#service/endpoint/handler.ts'
import { createDedupe } from '#service/endpoint/dedupe.ts'
import { type Action, createHandler } from '#service/endpoint/serve.ts'
import { toUpstreamError } from '#service/endpoint/to-upstream-error.ts'
import type { Throttle } from '#service/throttle.ts'
import type { RequestContext } from '#service/endpoint/request-context.ts'
import type { FormShape } from '#form/form-shape.ts'

/** An endpoint that changes the subscription with an id. */
interface ChangeEndpoint<B, A> extends Endpoint {
  readonly body: z.ZodMiniType<B>
  readonly answer: z.ZodMiniType<A>
}

interface ChangePlan<B, A> {
  readonly action: SubscriptionAction | ((body: B) => SubscriptionAction)
  /** Whether nothing is left to do: after a double submit, or when another tab or process was faster. */
  readonly isDone: (subscription: Subscription, body: B) => boolean
  /** Whether the subscription has what the body names. Default: it has. */
  readonly isFound?: (subscription: Subscription, body: B) => boolean
  /** Whether it can be changed so, besides what its status allows. Default: it can. */
  readonly isPossible?: (subscription: Subscription, body: B) => boolean
  /** Counts what the service refused, by subscription: after too many one has to wait. Default: nobody counts. */
  readonly refused?: Throttle
  /** What is wrong with the body, by field. */
  readonly findIssues?: (body: B) => Readonly<Record<string, string>> | undefined
  readonly change: (commerce: CommerceClient, body: B) => Promise<Result<unknown, CommerceError>>
  readonly toAnswer: (body: B) => A
}

const once = createDedupe({ kind: 'subscription' })

/**
 * Handles a change of one of the customer's own subscriptions: 401 for a visitor, 404 for somebody else's, 409 for what
 * its status does not allow. A double submit changes nothing twice: the second waits for the first, and a change that
 * the subscription already shows is not made again.
 */
export function handleChange<B extends { readonly id: string }, A>(
  shapes: readonly [FormShape<ChangeEndpoint<B, A>>, ...FormShape<ChangeEndpoint<B, A>>[]],
  plan: ChangePlan<B, A>,
): Action {
  const [{ endpoint }] = shapes
  const handler: EndpointHandler<ChangeEndpoint<B, A>> = async ({ context, body }) => {
    const place = `${context.key} ${body.id}`
    const what = `${endpoint.path} ${JSON.stringify(body)}`
    return once({ place, what, endpoint }, () => change(context, body, plan))
  }
  return createHandler(endpoint, handler, ...shapes)
}

async function change<B extends { readonly id: string }, A>(
  context: RequestContext,
  body: B,
  plan: ChangePlan<B, A>,
): Promise<Result<A, EndpointError>> {
  const issues = plan.findIssues?.(body)
  if (issues !== undefined)
    return err({ code: 'invalid', message: 'It cannot be done like this', fields: issues })
  const found = await findOwn(context, body.id)
  if (!found.ok) return found
  if (plan.isDone(found.value, body)) return ok(plan.toAnswer(body))
  if (plan.isFound?.(found.value, body) === false)
    return err({ code: 'not_found', message: 'The subscription has no such item' })
  const action = typeof plan.action === 'function' ? plan.action(body) : plan.action
  if (!canSubscription(found.value, action) || plan.isPossible?.(found.value, body) === false)
    return err({ code: 'conflict', message: `It cannot ${action} now` })
  const counted = await plan.refused?.take(body.id)
  if (counted?.ok === false)
    return err({ code: 'throttled', message: 'Too many tries', retryAfterSeconds: counted.error })
  const done = await plan.change(context.commerce, body)
  if (done.ok || done.error.kind !== 'user') await counted?.value()
  if (done.ok || (await wasFaster(context, body, { plan, error: done.error }))) return ok(plan.toAnswer(body))
  return toChangeError(done.error)
}

/** Whether the service refused because another request had just done the same. */
async function wasFaster<B extends { readonly id: string }, A>(
  { commerce }: RequestContext,
  body: B,
  { plan, error }: { readonly plan: ChangePlan<B, A>; readonly error: CommerceError },
): Promise<boolean> {
  if (error.kind !== 'user') return false
  const now = await fetchSubscription(commerce, { id: body.id })
  return now.ok && now.value !== null && plan.isDone(now.value, body)
}

/** The subscription, and the session's language for the mail that confirms the change. */
async function findOwn(
  { commerce, hasSession, locale }: RequestContext,
  id: string,
): Promise<Result<Subscription, EndpointError>> {
  if (!hasSession) return err(NOBODY)
  const [owner, subscription] = await Promise.all([
    checkTokenValidity(commerce),
    fetchSubscription(commerce, { id }),
    locale === undefined ? undefined : updateSession(commerce, { locale }),
  ])
  if (!owner.ok) return toUpstreamError(owner.error)
  if (owner.value === null) return err(NOBODY)
  if (!subscription.ok) return toUpstreamError(subscription.error)
  if (subscription.value === null) return err({ code: 'not_found', message: 'No such subscription' })
  return ok(subscription.value)
}

const NOBODY: EndpointError = { code: 'unauthenticated', message: 'Nobody is signed in' }

/** A refusal is a conflict that the customer caused; any other failure is one of the service. */
function toChangeError(error: CommerceError): Result<never, EndpointError> {
  if (error.kind !== 'user') return toUpstreamError(error)
  if (error.reason === 'credentials') return err(NOBODY)
  const code = error.reason === 'not_found' ? 'not_found' : 'conflict'
  return err({ code, message: error.message })
}
