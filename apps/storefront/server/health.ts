import type { ServerResponse } from 'node:http'

export interface Health {
  /** Answers /healthz and /readyz; false for any other path. */
  answer(path: string, response: ServerResponse): boolean
  setReady(ready: boolean): void
}

/** Alive as soon as it listens; ready from when pages can be made until it stops. */
export function createHealth(): Health {
  let isReady = false
  return {
    setReady(ready) {
      isReady = ready
    },
    answer(path, response) {
      if (path !== '/healthz' && path !== '/readyz') return false
      const good = path === '/healthz' || isReady
      response.writeHead(good ? 200 : 503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      })
      response.end(JSON.stringify({ status: good ? 'ok' : 'not ready' }))
      return true
    },
  }
}
