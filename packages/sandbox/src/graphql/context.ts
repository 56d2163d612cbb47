import { findAccountGroup } from '../account/account-rows.ts'
import type { StockReader } from '../catalogue/stock.ts'
import type { Service } from '../service.ts'
import { findSession, type SessionRecord } from '../session/session.ts'
import type { Market } from '../store/market.ts'

/** Arguments every query and most mutations take. */
export interface MarketArguments {
  readonly _currency?: string | null | undefined
  readonly _locale?: string | null | undefined
}

/** The data that resolvers share during one request. It is created for each request, so callers share nothing. */
export interface GraphqlContext {
  readonly service: Service
  readonly requestId: string
  /** Network address of the caller. */
  readonly address: string
  /** The token of the `X-Session` header, or the one given to `setSession` since. */
  readonly sessionToken: string | undefined
  /** Makes `token` the session of this request and sends it in the `x-session` answer header. */
  setSession(token: string): void
  /** The session of the token; undefined without one. Read once per request and token. */
  getSession(): Promise<SessionRecord | undefined>
  /** The customer group whose prices the session gets; null for a stranger. Read once per request and token. */
  getAccountGroup(): Promise<string | null>
  /** Language and money of an answer: the arguments, else the session's, else the store's. */
  getMarket(given: MarketArguments): Promise<Market>
  /** Live stock, read in batches. */
  readonly stock: StockReader
}

/** The input of GraphQL from the HTTP layer. */
export interface GraphqlRequest {
  readonly service: Service
  readonly requestId: string
  /** Network address of the caller. */
  readonly address: string
  /** Whether the caller sent the public key, bare. */
  readonly hasKey: boolean
  readonly sessionToken: string | undefined
  readonly onSession: (token: string) => void
}

export function createGraphqlContext(request: GraphqlRequest, stock: StockReader): GraphqlContext {
  const { service, requestId, address, onSession } = request
  let token = request.sessionToken
  let found: Promise<SessionRecord | undefined> | undefined
  let group: Promise<string | null> | undefined
  const getSession = () => {
    found ??= token === undefined ? Promise.resolve(undefined) : findSession(service, token)
    return found
  }
  return {
    service,
    requestId,
    address,
    stock,
    get sessionToken() {
      return token
    },
    setSession: (next) => {
      token = next
      found = undefined
      group = undefined
      onSession(next)
    },
    getSession,
    getAccountGroup: () => {
      group ??= getSession().then((session) => findAccountGroup(service.db, session?.accountId))
      return group
    },
    getMarket: async ({ _currency, _locale }) => {
      const session = _currency && _locale ? undefined : await getSession()
      return service.store.getMarket({
        currency: _currency || session?.currency,
        locale: _locale || session?.locale,
      })
    },
  }
}

/** The market of a nested field: by its own arguments, else its parent's. */
export async function narrowMarket(
  context: GraphqlContext,
  market: Market,
  { _currency, _locale }: MarketArguments,
): Promise<Market> {
  if (!_currency && !_locale) return market
  return context.service.store.getMarket({
    currency: _currency || market.currency.code,
    locale: _locale || market.locale,
  })
}
