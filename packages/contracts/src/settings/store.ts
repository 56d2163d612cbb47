import { DEFAULT_CURRENCY_CODE, getCurrencyDigits } from '@sorrel/domain/money'
import type { Store } from '@sorrel/domain/store'
import * as z from 'zod/mini'
import { choice, flag, list, maybe, number, or, record, text } from '../schema/lenient.ts'

/** Shown where a store has no name. */
export const DEFAULT_STORE_NAME = 'Store'

/** ISO 4217, in capitals. */
const currencyCode = z.pipe(text, z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{3}$/)))

/** A language tag such as `en` or `fr-CA`: it becomes a path segment. */
const tag = z.pipe(text, z.string().check(z.regex(/^[a-z]{2,3}(?:[-_][a-z\d]{2,8}){0,2}$/i)))

const currency = z.pipe(
  record({
    code: currencyCode,
    symbol: text,
    name: maybe(text),
    rate: maybe(z.pipe(number, z.number().check(z.positive()))),
    decimals: maybe(z.pipe(number, z.int().check(z.minimum(0), z.maximum(8)))),
    priced: or(flag, false),
    type: maybe(choice(['display'])),
  }),
  z.transform(({ decimals, ...rest }) => ({
    ...rest,
    decimals: decimals ?? getCurrencyDigits(rest.code, []),
  })),
)

const locale = record({ code: tag, name: text, fallback: maybe(tag) })

/** Defaults: currency `USD`, home page `home`, locale `en`, country `GB`. */
export const store = z.pipe(
  record({
    id: or(text, ''),
    name: or(text, DEFAULT_STORE_NAME),
    homePage: or(text, 'home'),
    currency: or(currencyCode, DEFAULT_CURRENCY_CODE),
    currencies: list(currency),
    locale: maybe(tag),
    locales: list(locale),
    country: or(z.pipe(text, z.string().check(z.toUpperCase())), 'GB'),
    url: or(text, ''),
    supportEmail: maybe(text),
  }),
  z.transform(
    (read): Store => ({
      ...read,
      currencies: dropRepeats(read.currencies),
      locale: read.locale ?? read.locales[0]?.code ?? 'en',
      locales: dropRepeats(read.locales),
    }),
  ),
)

const withCodes = record({ store: record({ locales: list(record({ code: maybe(tag) })) }) })

/** Whether the store lists languages and none of them has a code that can be used. Its settings are broken then. */
export function hasBrokenLocales(input: unknown): boolean {
  const { locales } = z.parse(withCodes, input).store
  return locales.length > 0 && locales.every(({ code }) => code === undefined)
}

function dropRepeats<T extends { readonly code: string }>(entries: readonly T[]): readonly T[] {
  return entries.filter((entry, index) => entries.findIndex((other) => other.code === entry.code) === index)
}
