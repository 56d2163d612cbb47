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

/** A page that Next keeps for everybody. */
export interface CachedRoute {
  readonly kind: 'cached'
  /** The page's address inside the app, with its market. */
  readonly target: string
  /** The page's public path. */
  readonly path: string
  /** The page is there in other types too. Default: it is not. */
  readonly hasMachineFormats?: boolean | undefined
  /** The same page rendered for one request: for a URL with a query, and when the cached page cannot be rendered. */
  readonly twin: StreamedRoute
}

/** A page that is made for one request. */
export interface StreamedRoute {
  readonly kind: 'streamed'
  /** The page's address inside the app, with its query. */
  readonly target: string
  readonly status?: 404 | undefined
  /** A page of the preview: the editor may frame it. */
  readonly isFramed?: boolean | undefined
  /** The last answer's message for this page. */
  readonly flash?: string | undefined
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[]
  /** The page depends on nothing of its visitor, so it is rendered without the visitor's cookies. Default false. */
  readonly isForAll?: boolean | undefined
  /** The page is there in other types too. Default: it is not. */
  readonly hasMachineFormats?: boolean | undefined
  /** The page's public path. */
  readonly path?: string | undefined
}

/** An answer of a handler of the app. */
export interface HandlerRoute {
  readonly kind: 'handler'
  /** Its address inside the app where that differs. */
  readonly target?: string | undefined
  /** For readers without a browser: the same for everybody, whatever their cookies. Default false. */
  readonly isMachineFormat?: boolean | undefined
  /** It answers forms: what it refuses a person sees as a page. Default false. */
  readonly isForm?: boolean | undefined
  /** The handler says all headers of its answer itself. Default false. */
  readonly isTechnical?: boolean | undefined
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
  | HandlerRoute
  | Redirect
  /** A file that does not exist, such as scanners request. */
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
  /** Undefined on all paths but the return from a checkout. */
  readonly placedOrderCookie?: PlacedOrderCookie | undefined
  /** Language and currency of a cart that an agent has put together; null for none. Undefined where agents have no way in. */
  readonly getHandoffMarket?:
    | ((token: string) => Promise<{ readonly locale: string; readonly currency: string } | null>)
    | undefined
}
