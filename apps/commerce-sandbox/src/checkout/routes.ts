import type { Route } from '../http/route.ts'

export const checkoutRoutes: readonly Route[] = []
