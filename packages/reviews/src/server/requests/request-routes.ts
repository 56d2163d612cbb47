import { type EndpointBody, parseBody, reviewRequestsEndpoint } from '@sorrel/contracts/http'
import { toAnswer, toMethodNotAllowed } from '@sorrel/contracts/http/answer'
import { readText } from '@sorrel/contracts/http/body'
import type { Secrets } from '@sorrel/contracts/http/token'
import { createWebhookReader } from '@sorrel/contracts/http/webhook'
import type { Context, Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import { refuse } from '../http/answer.ts'
import { getLocale } from '../http/locale.ts'
import { refuseOtherMethods } from '../http/serve.ts'
import { createRequestStore, type RequestStore } from './store-requests.ts'
import { toUnsubscribePage } from './unsubscribe-page.ts'
import { createUnsubscribing, UNSUBSCRIBE_PATH, type UnsubscribingOptions } from './unsubscribing.ts'

/** A hundred products. */
const CALL_MAX_BYTES = 128 * 1024

export interface RequestRoutesOptions extends UnsubscribingOptions {
  /** Secrets of the shop's other services; a call may be signed with any of them. */
  readonly callSecrets: Secrets
}

/** Adds the routes by which the shop reports orders for review requests, and the page that ends such mails. */
export function addRequestRoutes(app: Hono, context: ReviewsContext, options: RequestRoutesOptions): void {
  const unsubscribing = createUnsubscribing(options)
  const store = createRequestStore({ ...context, unsubscribing })
  addCalls(app, { store, limits: context.limits, secrets: options.callSecrets })
  const answer = async (c: Context): Promise<Response> => {
    const { isOver, headers } = await context.limits.spend('account', context.getAddress(c))
    const requestId = c.get('requestId')
    if (isOver) {
      const refused = refuse({ code: 'throttled', message: 'Too many calls.' }, requestId)
      for (const [name, value] of Object.entries(headers)) refused.headers.set(name, value)
      return refused
    }
    const addressId = await unsubscribing.readToken(c.req.query('token') ?? '')
    const isDone = c.req.method === 'POST' && addressId !== undefined
    if (isDone) await store.removeAllOf(addressId)
    const state = addressId === undefined ? 'unknown' : isDone ? 'done' : 'question'
    return toUnsubscribePage(state, getLocale(c.req.raw))
  }
  app.get(UNSUBSCRIBE_PATH, answer)
  // Mail programs send this without an `Origin` (RFC 8058); the token authorises it.
  app.post(UNSUBSCRIBE_PATH, answer)
  app.all(UNSUBSCRIBE_PATH, (c) => toMethodNotAllowed(['GET', 'HEAD', 'POST'], c.get('requestId')))
}

interface CallParts extends Pick<ReviewsContext, 'limits'> {
  readonly store: RequestStore
  readonly secrets: Secrets
}

function addCalls(app: Hono, { store, limits, secrets }: CallParts): void {
  const isNew = async (id: string) => !(await limits.spend('message', id)).isOver
  const readWebhook = createWebhookReader({ secrets, isNew })
  app.post(reviewRequestsEndpoint.path, async (c) => {
    const { req } = c
    const requestId = c.get('requestId')
    const text = await readText(req.raw, CALL_MAX_BYTES)
    if (!text.ok) return refuse(text.error, requestId)
    const message = await readWebhook({ headers: req.raw.headers, body: text.value })
    if (message === undefined)
      return refuse({ code: 'unauthenticated', message: 'The call is not signed as it must be.' }, requestId)
    const body = parseBody(reviewRequestsEndpoint, message.content)
    if (!body.ok || (body.value.kind === 'asked' && body.value.mail === undefined)) {
      const fields = body.ok ? { mail: 'required' } : body.error
      return refuse({ code: 'invalid', message: 'The call is not as it must be.', fields }, requestId)
    }
    await take(store, body.value)
    return toAnswer({ wanted: await store.isWanted(body.value.orderId) })
  })
  refuseOtherMethods(app, [reviewRequestsEndpoint])
}

async function take(
  store: RequestStore,
  { kind, orderId, mail }: EndpointBody<typeof reviewRequestsEndpoint>,
): Promise<void> {
  if (kind === 'asked' && mail !== undefined) await store.add(orderId, mail)
  if (kind === 'unasked' || kind === 'canceled') await store.remove(orderId)
  if (kind === 'delivered') await store.markDelivered(orderId)
}
