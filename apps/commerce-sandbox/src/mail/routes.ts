import type { Route } from '../http/route.ts'

export const outboxRoutes: readonly Route[] = []
