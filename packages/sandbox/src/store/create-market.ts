import type { StoreSettingsDocument } from './documents.ts'
import type { Market, StoreCurrency } from './market.ts'

/** The requested language and currency; either may be missing or unknown to the store. */
export interface MarketInput {
  readonly currency?: string | null | undefined
  readonly locale?: string | null | undefined
}

type StoreDocument = StoreSettingsDocument['store']

/** The currency of a store that has none. */
const DEFAULT_CODE = 'USD'

export function createMarket({
  store,
  publicUrl,
  input,
}: {
  store: StoreDocument
  publicUrl: string
  input: MarketInput
}): Market {
  const baseCurrency =
    findCurrency(store, store.currency) ?? toUnlistedCurrency(store.currency ?? DEFAULT_CODE)
  const locale = findLocale(store, input.locale) ?? store.locale
  return {
    locale,
    locales: getLocales(store, locale),
    currency: findCurrency(store, input.currency) ?? baseCurrency,
    baseCurrency,
    publicUrl,
  }
}

function findCurrency(store: StoreDocument, code: string | null | undefined): StoreCurrency | undefined {
  const wanted = code?.toUpperCase()
  return store.currencies.find((currency) => currency.code === wanted)
}

/** A currency that the store names without details: its symbol and digits are those of `Intl`. */
function toUnlistedCurrency(code: string): StoreCurrency {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return { code, name: code, symbol, rate: 1, decimals, priced: false, type: null }
}

/** The store's spelling of a locale: `fr-CA` is `fr` in a store that has only `fr`. */
function findLocale(store: StoreDocument, code: string | null | undefined): string | undefined {
  const wanted = code?.toLowerCase().replace('_', '-')
  if (wanted === undefined || wanted === '') return undefined
  const codes = store.locales.map((locale) => locale.code)
  return (
    codes.find((known) => known.toLowerCase() === wanted) ??
    codes.find((known) => known.toLowerCase() === wanted.split('-')[0])
  )
}

/** The locale, its chain of fallbacks (each once, so that a cycle ends), the store's own. */
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
