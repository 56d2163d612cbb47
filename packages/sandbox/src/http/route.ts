import type { Service } from '../service.ts'

/** The arguments of a handler beside the request. */
export interface RouteContext {
  readonly service: Service
  /** Names the request in the log and in the `x-request-id` answer header. */
  readonly requestId: string
  readonly url: URL
  /** Values of the path's `:name` segments, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** Whether the caller is on this machine. */
  readonly isLocal: boolean
  /** Network address of the caller. */
  readonly address: string
}

export type Handle = (request: Request, context: RouteContext) => Promise<Response> | Response

/** One address of the service. `path` holds literal segments and `:name` segments: `/checkout/:checkoutId`. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly handle: Handle
  /** Browsers on the storefront's origin may read the answer. Default false. */
  readonly cors?: boolean
  /** Answers even while the service is not ready. Default false. */
  readonly isAlwaysOpen?: boolean
}
