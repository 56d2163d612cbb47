import { revalidateBodySchema } from '../schema/cache-tags.ts'
import { bare, type Endpoint } from './endpoint.ts'

/** Drops kept pages. Signed: see `@sorrel/contracts/revalidate`. 200 · 400 · 401 for a bad or replayed signature. */
export const revalidateEndpoint = {
  ...bare,
  method: 'POST',
  path: '/api/revalidate',
  body: revalidateBodySchema,
} as const satisfies Endpoint
