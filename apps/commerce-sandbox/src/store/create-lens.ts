import type { StoreSettingsDocument } from './documents.ts'
import type { Lens, StoreCurrency } from './lens.ts'

/** Language and currency somebody asked for; either may be missing or unknown to the store. */
export interface LensWish {
  readonly currency?: string | null | undefined
  readonly locale?: string | null | undefined
}

type StoreDocument = StoreSettingsDocument['store']

/** A store without a currency of its own counts in dollars. Specification section 3. */
const DEFAULT_CURRENCY: StoreCurrency = {
  code: 'USD',
  name: 'US Dollar',
  symbol: '$',
  rate: 1,
  decimals: 2,
  priced: false,
  type: null,
}

export function createLens({
  store,
  publicUrl,
  wish,
}: {
  store: StoreDocument
  publicUrl: string
  wish: LensWish
}): Lens {
  const baseCurrency = findCurrency(store, store.currency) ?? {
    ...DEFAULT_CURRENCY,
    code: store.currency ?? 'USD',
  }
  const locale = findLocale(store, wish.locale) ?? store.locale
  return {
    locale,
    locales: getLocales(store, locale),
    currency: findCurrency(store, wish.currency) ?? baseCurrency,
    baseCurrency,
    publicUrl,
  }
}

function findCurrency(store: StoreDocument, code: string | null | undefined): StoreCurrency | undefined {
  const wanted = code?.toUpperCase()
  return store.currencies.find((currency) => currency.code === wanted)
}

/** The store's spelling of a locale: `fr-CA` is `fr` in a store that only has that. */
function findLocale(store: StoreDocument, code: string | null | undefined): string | undefined {
  const wanted = code?.toLowerCase().replace('_', '-')
  if (wanted === undefined || wanted === '') return undefined
  const codes = store.locales.map((locale) => locale.code)
  return (
    codes.find((known) => known.toLowerCase() === wanted) ??
    codes.find((known) => known.toLowerCase() === wanted.split('-')[0])
  )
}

/** The locale, its chain of fallbacks (each once, so a circle ends), the store's own. */
function getLocales(store: StoreDocument, locale: string): readonly string[] {
  const chain = new Set<string>()
  let next: string | null | undefined = locale
  while (next && !chain.has(next)) {
    const current: string = next
    chain.add(current)
    next = store.locales.find(({ code }) => code === current)?.fallback
  }
  return [...chain.add(store.locale)]
}
