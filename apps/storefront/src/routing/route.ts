import type { IncomingHttpHeaders } from 'node:http'
import type { PlacedOrderCookie } from './placed-order.ts'
import type { PreviewCookie } from './preview-cookie.ts'
import type { StoreIndex } from './store-index.ts'

/** A request as it comes in. */
export interface RoutedRequest {
  /** Path and query. */
  readonly url: string
  /** Default GET. */
  readonly method?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** A page that is made once and shared. */
export interface CachedRoute {
  readonly kind: 'cached'
  /** The page's address inside the app: with its market, and with its query where it has one. */
  readonly target: string
  /** The page's public path. Equal targets have equal paths, whatever the visitor's address looked like. */
  readonly path: string
  /** What the page shows of the address' query, without `?`. */
  readonly query: string
  /** Values of `Set-Cookie`, for this visitor alone. Default none. */
  readonly cookies?: readonly string[] | undefined
  /** For readers without a browser: the same for everybody, whatever their cookies. Default: a page. */
  readonly isForReaders?: boolean | undefined
  /** The page is there in other types too. Default: it is not. */
  readonly hasReaderTypes?: boolean | undefined
  /** Makes the same page for one request, where it can say more than a cached one while the service is down. */
  readonly streamed?: StreamedRoute | undefined
}

/** A page that is made for one request. */
export interface StreamedRoute {
  readonly kind: 'streamed'
  /** The page's address inside the app, with its query. */
  readonly target: string
  readonly status?: 404 | undefined
  /** A page of the preview: the editor may frame it. */
  readonly isFramed?: boolean | undefined
  /** What the answer before left for this page to say. */
  readonly flash?: string | undefined
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[]
}

export interface Redirect {
  readonly kind: 'redirect'
  readonly location: string
  /** Value of `Set-Cookie`: the redirect is for this visitor alone, and not for good. */
  readonly cookie?: string | undefined
  /** It leads to the same page in the type that the client asks for, by its `Accept`. */
  readonly isOtherType?: boolean | undefined
}

/** How a public address is answered. */
export type Route =
  | CachedRoute
  | StreamedRoute
  /** By a handler of the app; `target` is its address inside where that differs. */
  | { readonly kind: 'handler'; readonly target?: string | undefined }
  | Redirect
  /** A file that nobody has, such as scanners request. */
  | { readonly kind: 'no-file' }

/** A request for a page, taken apart. */
export interface PageRequest extends RoutedRequest {
  readonly pathname: string
  /** With `?`, or empty. */
  readonly search: string
  readonly cookies: Readonly<Record<string, string | undefined>>
}

export interface RouteRequestOptions {
  readonly index: StoreIndex
  readonly storeApiPrefix: string
  /** Undefined outside editor mode. */
  readonly previewCookie?: PreviewCookie | undefined
  /** Undefined where nobody comes back from a checkout. */
  readonly placedOrderCookie?: PlacedOrderCookie | undefined
  /** Language and currency of a bag that an agent has put together; null for none. Undefined where agents have no way in. */
  readonly getHandoffMarket?:
    | ((token: string) => Promise<{ readonly locale: string; readonly currency: string } | null>)
    | undefined
}
