import { createAdminRoutes } from './admin/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { editorRoutes } from './editor/routes.ts'
import { createFaultRoutes } from './faults/routes.ts'
import { createGraphqlRoute } from './graphql/route.ts'
import { healthRoutes } from './http/health-routes.ts'
import type { Route } from './http/route.ts'
import { locationRoutes } from './location/routes.ts'
import { outboxRoutes } from './mail/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { pageRoutes } from './page/routes.ts'
import type { Service } from './service.ts'
import { storeRoutes } from './store/routes.ts'
import { vaultRoutes } from './vault/routes.ts'

/** Every address of the service. The fault switches exist only where the service runs with FAULTS=1. */
export function createRoutes({ log, faults }: Service): readonly Route[] {
  return [
    ...healthRoutes,
    createGraphqlRoute(log),
    ...storeRoutes,
    ...cartRoutes,
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
