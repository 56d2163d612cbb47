import { type EndpointBody, reviewRequestsEndpoint } from '@sorrel/contracts/http'
import { toAnswer } from '@sorrel/contracts/http/answer'
import type { Secrets } from '@sorrel/contracts/http/token'
import type { Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import { refuse } from '../http/answer.ts'
import { getLocale } from '../http/locale.ts'
import { createCallReader, toInvalidCall } from '../http/read-call.ts'
import { refuseOtherMethods } from '../http/serve.ts'
import { addMailPage } from '../page/mail-page.ts'
import { createRequestStore, type RequestStore } from './store-requests.ts'
import { toUnsubscribePage } from './unsubscribe-page.ts'
import { createUnsubscribing, UNSUBSCRIBE_PATH, type UnsubscribingOptions } from './unsubscribing.ts'

export interface RequestRoutesOptions extends UnsubscribingOptions {
  /** Secrets of the shop's other services; a call may be signed with any of them. */
  readonly callSecrets: Secrets
}

/** Adds the routes by which the shop reports orders for review requests, and the page that ends such mails. */
export function addRequestRoutes(app: Hono, context: ReviewsContext, options: RequestRoutesOptions): void {
  const unsubscribing = createUnsubscribing(options)
  const store = createRequestStore({ ...context, unsubscribing })
  addCalls(app, { store, limits: context.limits, secrets: options.callSecrets })
  addMailPage(app, context, {
    path: UNSUBSCRIBE_PATH,
    answer: async ({ token, request }) => {
      const addressId = await unsubscribing.readToken(token)
      const isDone = request.method === 'POST' && addressId !== undefined
      if (isDone) await store.removeAllOf(addressId)
      const state = addressId === undefined ? 'unknown' : isDone ? 'done' : 'question'
      return toUnsubscribePage(state, getLocale(request))
    },
  })
}

interface CallParts extends Pick<ReviewsContext, 'limits'> {
  readonly store: RequestStore
  readonly secrets: Secrets
}

function addCalls(app: Hono, { store, ...options }: CallParts): void {
  const readCall = createCallReader(options)
  app.post(reviewRequestsEndpoint.path, async (c) => {
    const requestId = c.get('requestId')
    const call = await readCall(reviewRequestsEndpoint, c.req.raw)
    if (!call.ok) return refuse(call.error, requestId)
    if (call.value.kind === 'asked' && call.value.mail === undefined)
      return refuse(toInvalidCall({ mail: 'required' }), requestId)
    await take(store, call.value)
    return toAnswer({ wanted: await store.isWanted(call.value.orderId) })
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
