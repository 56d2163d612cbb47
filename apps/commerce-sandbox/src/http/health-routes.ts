import { json } from './respond.ts'
import type { Route } from './route.ts'

/** `/healthz`: the process lives. `/readyz`: it can answer, or 503 with the reason. */
export const healthRoutes: readonly Route[] = [
  { method: 'GET', path: '/healthz', isAlwaysOpen: true, handle: () => json({ status: 'ok' }) },
  {
    method: 'GET',
    path: '/readyz',
    isAlwaysOpen: true,
    handle: async (_request, { service }) => {
      const reason = await service.readiness.getReason()
      return reason === undefined
        ? json({ status: 'ready' })
        : json({ status: 'not ready', reason }, { status: 503 })
    },
  },
]
