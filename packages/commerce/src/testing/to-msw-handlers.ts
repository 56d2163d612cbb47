import type { TestShop } from './test-shop.ts'

/** `http` of Mock Service Worker, as far as it is needed. */
interface Http<Handler> {
  readonly all: (
    pattern: string,
    answer: (info: { readonly request: Request }) => Promise<Response>,
  ) => Handler
}

interface MswOptions<Handler> {
  /** The `http` of the version of `msw` that the tests use. */
  readonly http: Http<Handler>
  /** The store's address, as the client has it. */
  readonly url: string
}

/** Handlers for `setupServer` or `setupWorker` of Mock Service Worker: the test shop in the place of a store. */
export function toMswHandlers<Handler>(
  shop: Pick<TestShop, 'fetch'>,
  { http, url }: MswOptions<Handler>,
): readonly Handler[] {
  return [http.all(`${new URL(url).origin}/*`, ({ request }) => shop.fetch(request))]
}
