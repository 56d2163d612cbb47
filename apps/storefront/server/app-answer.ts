import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StreamedRoute } from '#routing/route.ts'
import { STATUS_HEADER, TARGET_HEADER } from '#routing/target-header.ts'
import { systemClock } from '#service/clock.ts'
import { runRender } from '#service/render.ts'
import { getPageBudgetMs } from '#service/resilience/page-budget.ts'
import type { createDelivery } from './delivery.ts'
import { createSessionKeeper } from './keep-session.ts'
import type { PageResponse } from './page-response.ts'

/** Next's own way to answer a request. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: PageResponse
}

/** Where inside the app a request is answered, and how the answer goes out. */
export type Inside = Partial<Pick<StreamedRoute, 'target' | 'status' | 'isFramed'>> & {
  readonly nonce?: string
}

/** While the shop is worked on, the first request of a page waits until it is compiled: that takes nothing of its time. */
const COMPILING_MS = 300_000

export interface AppAnswerOptions {
  readonly handle: Handle
  readonly publicOrigin: string
  readonly deliver: ReturnType<typeof createDelivery>
  /** Leaves answers as the app makes them, and the time that it takes. */
  readonly relaxed: boolean
}

/** Has the app answer a request itself, at an address inside, within the time that its page may take. */
export function createAppAnswer({ handle, publicOrigin, deliver, relaxed }: AppAnswerOptions) {
  const keepSession = createSessionKeeper(publicOrigin)
  return async (
    { request, response }: Exchange,
    { target, status, nonce, isFramed }: Inside = {},
  ): Promise<void> => {
    if (target !== undefined) request.headers[TARGET_HEADER] = target
    if (status !== undefined) request.headers[STATUS_HEADER] = String(status)
    const kept = keepSession({ isFramed, deliver: deliver({ nonce, isFramed }) })
    if (!relaxed) response.deliverWith(kept.deliver)
    const path = (target ?? request.url ?? '/').split('?')[0] ?? '/'
    const deadline = systemClock() + (relaxed ? COMPILING_MS : getPageBudgetMs(path))
    await runRender({ deadline, onSession: kept.onSession }, () => handle(request, response))
  }
}
