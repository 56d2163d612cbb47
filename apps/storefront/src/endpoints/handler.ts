import {
  answerRoute,
  type EndpointHandler as StoreHandler,
  type Route as StoreRoute,
} from '@sorrel/commerce/server'
import type { Endpoint } from '@sorrel/contracts/http'
import type { NextRequest } from 'next/server'
import { log } from '#backend/log.ts'
import { toMethods } from './route.ts'
import type { RequestContext } from './request-context.ts'

/** The work of an endpoint; an expected failure is a value. */
export type EndpointHandler<E extends Endpoint> = StoreHandler<E, RequestContext>

/** One method of one address. */
export type Route = StoreRoute<NextRequest>

/**
 * Answers a request with the route for its method. No routes: 404; another method: 405; a thrown error: 500, each as a
 * problem.
 */
export function answer(request: NextRequest, routes: readonly Route[]): Promise<Response> {
  return answerRoute(request, routes, (err, id) => log.error({ err, id }, 'endpoint failed'))
}

/** The handlers of a route that serves one address. */
export const toRouteHandlers = (...routes: readonly Route[]) =>
  toMethods<Route['handle']>((request) => answer(request, routes))
