import type { GraphqlContext, LensArguments } from '../graphql/context.ts'
import type { Lens } from '../store/lens.ts'

/** The lens of a nested field: its own arguments where it has some, else its parent's. */
export async function narrowLens(
  context: GraphqlContext,
  lens: Lens,
  { _currency, _locale }: LensArguments,
): Promise<Lens> {
  if (!_currency && !_locale) return lens
  return context.service.store.getLens({
    currency: _currency || lens.currency.code,
    locale: _locale || lens.locale,
  })
}
