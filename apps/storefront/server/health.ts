import type { ServerResponse } from 'node:http'

/** Whether anything good can be served now, and else why not. */
export type Readiness = { readonly ok: true } | { readonly ok: false; readonly reason: string }

export interface Health {
  /** Answers /healthz and /readyz; false for any other path. */
  answer(path: string, response: ServerResponse): boolean
  setReady(ready: boolean): void
}

export interface HealthOptions {
  /** Asked for each /readyz while the server is ready. Default: it can always serve. */
  readonly canServe?: () => Promise<Readiness>
  /** What an operator should know though pages are served. Default: nothing. */
  readonly getDetails?: () => readonly string[]
}

/**
 * Alive as soon as it listens. Ready from when pages can be made until it stops, while `canServe` says so: a balancer
 * sends nobody to a server that is not ready.
 */
export function createHealth({
  canServe = async () => ({ ok: true }),
  getDetails = () => [],
}: HealthOptions = {}): Health {
  let isReady = false

  async function getReadiness(): Promise<Readiness> {
    if (!isReady) return { ok: false, reason: 'starting or stopping' }
    try {
      return await canServe()
    } catch {
      return { ok: false, reason: 'the check failed' }
    }
  }

  return {
    setReady(ready) {
      isReady = ready
    },
    answer(path, response) {
      if (path === '/healthz') send(response, { ok: true })
      else if (path === '/readyz')
        void getReadiness().then((readiness) => send(response, readiness, getDetails()))
      else return false
      return true
    },
  }
}

function send(response: ServerResponse, readiness: Readiness, details: readonly string[] = []): void {
  response.writeHead(readiness.ok ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  })
  const state = readiness.ok ? { status: 'ok' } : { status: 'not ready', reason: readiness.reason }
  response.end(JSON.stringify(details.length === 0 ? state : { ...state, details }))
}
