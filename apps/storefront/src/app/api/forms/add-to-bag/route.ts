import { serveAddForm } from '#features/product/serve-add-form.ts'
import { toRouteHandlers } from '#platform/endpoint/serve.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toRouteHandlers(serveAddForm)
