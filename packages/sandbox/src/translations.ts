import { existsSync, readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, getNearestLocale, LOCALES } from '@sorrel/i18n/locales'
import { z } from 'zod'

const texts = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]))

export type Texts = z.infer<typeof texts>

/**
 * Reads the messages of a folder, one file for each language (`fr.json`). The default language is not read: callers
 * import it. A language without a file is left out.
 */
export function readTranslations(folder: URL): ReadonlyMap<string, Texts> {
  const found = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
    .map((locale) => [locale, new URL(`${locale}.json`, folder)] as const)
    .filter(([, file]) => existsSync(file))
  return new Map(found.map(([locale, file]) => [locale, texts.parse(JSON.parse(readFileSync(file, 'utf8')))]))
}

/** Returns the messages of a language; `fallback` for a language without messages. */
export function createDictionary<T extends Texts>(fallback: T, folder: URL): (locale: string) => T {
  const translations = readTranslations(folder)
  return (locale) => ({ ...fallback, ...translations.get(getNearestLocale(locale)) })
}
