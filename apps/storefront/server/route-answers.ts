import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { FLASH_HEADER } from '#form/flash.ts'
import type { CachedRoute, Route, StreamedRoute } from '#routing/route.ts'
import { type Admission, enterForVisitor } from './admission/index.ts'
import type { createAppAnswer, Exchange } from './app-answer.ts'
import { toTaggedAnswer } from './cdn/tagged-answer.ts'
import type { Cdn } from './cdn/vendors.ts'
import type { createDelivery } from './delivery.ts'
import { ADDRESS_HEADER } from './incoming.ts'
import { sendAnswer } from './pages/answer.ts'
import { withReaderTypes } from './pages/reader-types.ts'
import type { SharedPages } from './pages/shared-pages.ts'
import type { MadeAnswer } from './pages/finish-page.ts'
import { getRouterHeaders } from './pages/router-request.ts'
import { end, sendRedirect } from './plain-answers.ts'

export interface RouteAnswersOptions {
  readonly pages: SharedPages
  readonly admission: Admission
  readonly deliver: ReturnType<typeof createDelivery>
  readonly answerInApp: ReturnType<typeof createAppAnswer>
  /** No page is shared: the app makes each for its request. */
  readonly relaxed: boolean
  /** The CDN in front, which is told what each shared page is made of. */
  readonly cdn: Cdn | undefined
}

/** Answers a request by where its route leads: a file, a redirect, a page for everybody, a page for one visitor. */
export function createRouteAnswers(options: RouteAnswersOptions) {
  const { pages, admission, deliver, answerInApp, relaxed, cdn } = options

  /** Next puts the nonce of the request's policy on the scripts it writes. */
  async function answerStreamed(route: StreamedRoute, exchange: Exchange): Promise<void> {
    const { request, response } = exchange
    if (!relaxed && !(await enterForVisitor(admission, request, response))) return
    const nonce = randomBytes(16).toString('base64')
    request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
    if (route.flash !== undefined) request.headers[FLASH_HEADER] = route.flash
    for (const cookie of route.cookies) response.appendHeader('set-cookie', cookie)
    return answerInApp(exchange, { ...route, nonce })
  }

  async function answerCached(route: CachedRoute, exchange: Exchange): Promise<void> {
    const { request, response } = exchange
    const router = route.isForReaders === true ? {} : getRouterHeaders(request.headers)
    if (router === undefined) return end(response, 400)
    const { target, path, query, streamed, isForReaders = false } = route
    const visitor = { address: String(request.headers[ADDRESS_HEADER]) }
    const isSeldom = query !== '' || isForReaders
    const found = await (isSeldom ? pages.queried : pages.plain).get({ target, path, router }, visitor)
    for (const cookie of route.cookies ?? []) response.appendHeader('set-cookie', cookie)
    if (found.use !== 'none') {
      const tagged = cdn === undefined ? found.answer : toTaggedAnswer(found, cdn)
      const answer = route.hasReaderTypes === true ? withReaderTypes(tagged, path) : tagged
      return sendAnswer(answer, { ...exchange, use: found.use })
    }
    if (found.made.status >= 500 && streamed !== undefined) return answerStreamed(streamed, exchange)
    response.deliverWith(deliver())
    sendMade(found.made, response)
  }

  return async (route: Route, exchange: Exchange): Promise<void> => {
    const { response } = exchange
    if (route.kind === 'handler') return answerInApp(exchange, { target: route.target })
    if (route.kind === 'no-file') return end(response, 404)
    if (route.kind === 'redirect') return sendRedirect(route, response)
    if (route.kind === 'streamed') return answerStreamed(route, exchange)
    if (!relaxed) return answerCached(route, exchange)
    return answerInApp(exchange, { target: route.target })
  }
}

/** What Next answered instead of a page that can be shared goes out as it would have without a cache. */
function sendMade({ status, headers, body }: MadeAnswer, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.removeHeader('content-length')
  response.writeHead(status)
  response.end(body)
}
