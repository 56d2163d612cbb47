import type { GraphqlContext, MarketArguments } from '../graphql/context.ts'
import type { Market } from '../store/market.ts'

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
