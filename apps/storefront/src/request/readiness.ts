import { INERT_POLICY } from './content-security-policy.ts'
import { getProcessState } from '#backend/process-state.ts'

/** Whether the process can serve pages, and if not, why. */
export type Readiness = { readonly ok: true } | { readonly ok: false; readonly reason: string }

export interface ReadinessOptions {
  /** Asked for each request of `/readyz`. */
  readonly canServe: () => Promise<Readiness>
  /** Notices for operators while pages are served, each from its own module. Default: none. */
  readonly details?: readonly (() => readonly string[])[]
}

const shared = getProcessState('readiness', (): { options: ReadinessOptions | undefined } => ({
  options: undefined,
}))

/** Makes this process ready, as long as it can serve, until it stops. Call it once, after the start. */
export function setReadiness(options: ReadinessOptions): void {
  shared.options = options
}

const stop = getProcessState('stopping', () => ({ isStopping: false }))

/** Makes this process unready: a load balancer should send it no more requests. This cannot be undone. */
export function setStopping(): void {
  stop.isStopping = true
}

/** The response to `/healthz`: a process that responds is alive. */
export const getHealth = (): Response => toResponse({ ok: true })

/** The response to `/readyz`: a balancer sends no requests to a process that is not ready. */
export async function getReadiness(): Promise<Response> {
  const details = shared.options?.details ?? []
  return toResponse(
    await check(shared.options),
    details.flatMap((read) => read()),
  )
}

async function check(options: ReadinessOptions | undefined): Promise<Readiness> {
  if (options === undefined || stop.isStopping) return { ok: false, reason: 'starting or stopping' }
  try {
    return await options.canServe()
  } catch {
    return { ok: false, reason: 'the check failed' }
  }
}

export interface ServeCheckOptions {
  /** Whether the cache has the home page, fresh or stale. */
  readonly hasHome: () => Promise<boolean>
  /** Whether the commerce service answers, so that the home page can be made. */
  readonly isServiceUp: () => Promise<boolean>
}

/** The home page can be served if it is cached or can be rendered. The service is called only if it is not cached. */
export function createServeCheck({ hasHome, isServiceUp }: ServeCheckOptions): () => Promise<Readiness> {
  return async () => {
    if ((await hasHome()) || (await isServiceUp())) return { ok: true }
    return { ok: false, reason: 'the home page is not kept and cannot be made: the service does not answer' }
  }
}

function toResponse(readiness: Readiness, details: readonly string[] = []): Response {
  const state = readiness.ok ? { status: 'ok' } : { status: 'not ready', reason: readiness.reason }
  return Response.json(details.length === 0 ? state : { ...state, details }, {
    status: readiness.ok ? 200 : 503,
    headers: { 'cache-control': 'no-store', 'content-security-policy': INERT_POLICY },
  })
}
