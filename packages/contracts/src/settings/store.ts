import { DEFAULT_CURRENCY_CODE, getCurrencyDigits } from '@sorrel/domain/money'
import type { Currency, Locale, Store } from '@sorrel/domain/store'
import type { Fields } from '../untrusted/fields.ts'

/** Shown where a store has no name of its own. */
export const DEFAULT_STORE_NAME = 'Store'

/** Defaults: currency `USD`, home page `home`, locale `en`, country `GB`. */
export function readStore(store: Fields): Store {
  const locales = store.list('locales').flatMap(readLocale)
  return {
    id: store.text('id') ?? '',
    name: store.text('name') ?? DEFAULT_STORE_NAME,
    homePage: store.text('homePage') ?? 'home',
    currency: readCode(store, 'currency') ?? DEFAULT_CURRENCY_CODE,
    currencies: dropRepeats(store.list('currencies').flatMap(readCurrency)),
    locale: readTag(store, 'locale') ?? locales[0]?.code ?? 'en',
    locales: dropRepeats(locales),
    country: store.text('country')?.toUpperCase() ?? 'GB',
    url: store.text('url') ?? '',
    supportEmail: store.text('supportEmail'),
  }
}

function readCurrency(currency: Fields): readonly Currency[] {
  const code = readCode(currency, 'code')
  const symbol = currency.text('symbol')
  if (code === undefined || symbol === undefined) return []
  const rate = currency.number('rate')
  const decimals = currency.number('decimals')
  return [
    {
      code,
      symbol,
      name: currency.text('name'),
      rate: rate !== undefined && rate > 0 ? rate : undefined,
      decimals: isDigits(decimals) ? decimals : getCurrencyDigits(code, []),
      priced: currency.flag('priced') ?? false,
      type: currency.choice('type', ['display']),
    },
  ]
}

function isDigits(decimals: number | undefined): decimals is number {
  return decimals !== undefined && Number.isInteger(decimals) && decimals >= 0 && decimals <= 8
}

function readLocale(locale: Fields): readonly Locale[] {
  const code = readTag(locale, 'code')
  const name = locale.text('name')
  return code === undefined || name === undefined
    ? []
    : [{ code, name, fallback: readTag(locale, 'fallback') }]
}

/** ISO 4217, in capitals. */
function readCode(fields: Fields, name: string): string | undefined {
  const code = fields.text(name)?.toUpperCase()
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined
}

/** A language tag such as `en` or `fr-CA`: it becomes a path segment. */
function readTag(fields: Fields, name: string): string | undefined {
  const tag = fields.text(name)
  return tag !== undefined && /^[a-z]{2,3}(?:[-_][a-z\d]{2,8}){0,2}$/i.test(tag) ? tag : undefined
}

function dropRepeats<T extends { readonly code: string }>(items: readonly T[]): readonly T[] {
  return items.filter((item, index) => items.findIndex((other) => other.code === item.code) === index)
}
