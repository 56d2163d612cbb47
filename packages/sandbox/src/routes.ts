import { createAdminRoutes } from './admin/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { attributeRoutes } from './catalogue/attribute-routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { editorRoutes } from './editor/routes.ts'
import { createFaultRoutes } from './faults/routes.ts'
import { createGraphqlRoutes } from './graphql/route.ts'
import type { Route } from './http/route.ts'
import { locationRoutes } from './location/routes.ts'
import { outboxRoutes } from './mail/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { pageRoutes } from './page/routes.ts'
import type { Service } from './service.ts'
import { withSessionToken } from './session/with-session-token.ts'
import { storeRoutes } from './store/routes.ts'
import { vaultRoutes } from './vault/routes.ts'
import { toAnswer } from '@sorrel/contracts/http/answer'

/** `/healthz`: the process runs. `/readyz`: it can answer requests, else 503 with the reason. */
const healthRoutes: readonly Route[] = [
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

/** Every address of the service. The fault switches exist only where the service runs with FAULTS=1. */
export function createRoutes(service: Service): readonly Route[] {
  const { faults } = service
  return [
    ...healthRoutes,
    ...[
      ...createGraphqlRoutes(service),
      ...storeRoutes,
      ...attributeRoutes,
      ...catalogueRoutes,
      ...cartRoutes,
    ].map((route) => ({ ...route, handle: withSessionToken(route.handle) })),
    ...checkoutRoutes,
    ...vaultRoutes,
    ...outboxRoutes,
    ...pageRoutes,
    ...mediaRoutes,
    ...locationRoutes,
    ...createAdminRoutes(),
    ...editorRoutes,
    ...(faults === undefined ? [] : createFaultRoutes(faults)),
  ]
}
