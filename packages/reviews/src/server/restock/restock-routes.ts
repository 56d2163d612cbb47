import { type RestockCall, restocksEndpoint } from '@sorrel/contracts/http'
import { toAnswer } from '@sorrel/contracts/http/answer'
import { readForm } from '@sorrel/contracts/http/body'
import type { Secrets } from '@sorrel/contracts/http/token'
import { err, ok, type Result } from '@sorrel/domain/result'
import type { Hono } from 'hono'
import type { ReviewsContext } from '../context.ts'
import { refuse, type Refusal } from '../http/answer.ts'
import { getLocale } from '../http/locale.ts'
import { createCallReader, toInvalidCall } from '../http/read-call.ts'
import { refuseOtherMethods } from '../http/serve.ts'
import type { Restocks } from '../options.ts'
import { addMailPage } from '../page/mail-page.ts'
import { toMailAddressId } from '../requests/unsubscribing.ts'
import { CONFIRM_PATH, createRestockLinks, STOP_PATH } from './restock-links.ts'
import { STOP_ONE, toConfirmPage, toStopPage } from './restock-pages.ts'
import { findPart } from './stocked-product.ts'
import { createWaitStore, type WaitStore } from './waits.ts'

export interface RestockRoutesOptions extends Restocks {
  /** Sign links in mails; the last one hashes addresses. */
  readonly secrets: Secrets
}

/** Adds the routes by which the shop tells who waits for a product and what changed, and the pages of the mails' links. */
export function addRestockRoutes(app: Hono, context: ReviewsContext, options: RestockRoutesOptions): void {
  const store = createWaitStore({ ...context, ...options })
  addCalls(app, context, { ...options, store })
  addPages(app, context, { ...options, store })
}

interface RouteParts extends RestockRoutesOptions {
  readonly store: WaitStore
}

function addCalls(app: Hono, context: ReviewsContext, parts: RouteParts): void {
  const { db, jobs, limits } = context
  const readCall = createCallReader({ secrets: parts.callSecrets, limits })
  app.post(restocksEndpoint.path, async (c) => {
    const requestId = c.get('requestId')
    const call = await readCall(restocksEndpoint, c.req.raw)
    if (!call.ok) return refuse(call.error, requestId)
    if (call.value.kind === 'changed') await jobs.lookAtStock(db, call.value.productId)
    const asked = call.value.kind === 'asked' ? await addWait(context, parts, call.value) : ok({})
    return asked.ok ? toAnswer({}) : refuse(asked.error, requestId)
  })
  refuseOtherMethods(app, [restocksEndpoint])
}

const UNKNOWN: Refusal = { code: 'not_found', message: 'There is no such product.' }

async function addWait(
  { limits }: Pick<ReviewsContext, 'limits'>,
  { store, findStock, secrets }: RouteParts,
  { productId, variantId = '', mail }: RestockCall,
): Promise<Result<object, Refusal>> {
  if (mail === undefined) return err(toInvalidCall({ mail: 'required' }))
  const product = await findStock(productId, mail.locale)
  if (product === undefined) return err({ code: 'unavailable', message: 'The store does not answer.' })
  const part = product === null ? undefined : findPart(product, variantId)
  if (part === undefined) return err(UNKNOWN)
  if (part.isAvailable) return err({ code: 'conflict', message: 'The product is in stock.' })
  const { isOver } = await limits.spend('restock', toMailAddressId(mail.email, secrets))
  if (isOver) return err({ code: 'throttled', message: 'The address was asked for too often.' })
  await store.add({ ...mail, productId, variantId, product: part })
  return ok({})
}

function addPages(app: Hono, context: ReviewsContext, { store, ...options }: RouteParts): void {
  const links = createRestockLinks(options)
  addMailPage(app, context, {
    path: CONFIRM_PATH,
    answer: async ({ token, request }) => {
      const waitId = await links.readConfirmToken(token)
      const locale = getLocale(request)
      if (waitId === undefined) return toConfirmPage('unknown', locale)
      if (request.method !== 'POST') return toConfirmPage('question', locale)
      return toConfirmPage((await store.confirm(waitId)) ? 'done' : 'unknown', locale)
    },
  })
  addMailPage(app, context, {
    path: STOP_PATH,
    answer: async ({ token, request }) => {
      const waiting = await links.readStopToken(token)
      const locale = getLocale(request)
      if (waiting === undefined) return toStopPage('unknown', locale)
      if (request.method !== 'POST') return toStopPage('question', locale)
      const form = await readForm(request)
      const isOne = form.ok && form.value.has(STOP_ONE)
      await store.remove(waiting, isOne ? 'one' : 'all')
      return toStopPage(isOne ? 'stopped_one' : 'stopped_all', locale)
    },
  })
}
