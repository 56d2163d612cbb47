import { toAnswer } from '@sorrel/contracts/http/answer'
import type { Route } from './route.ts'

/** `/healthz`: the process runs. `/readyz`: it can answer requests, else 503 with the reason. */
export const healthRoutes: readonly Route[] = [
  { method: 'GET', path: '/healthz', isAlwaysOpen: true, handle: () => toAnswer({ status: 'ok' }) },
  {
    method: 'GET',
    path: '/readyz',
    isAlwaysOpen: true,
    handle: async (_request, { service }) => {
      const reason = await service.readiness.getReason()
      return reason === undefined
        ? toAnswer({ status: 'ready' })
        : toAnswer({ status: 'not ready', reason }, { status: 503 })
    },
  },
]
