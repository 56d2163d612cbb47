import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import type { Localized } from '../catalogue/documents.ts'
import { getText } from '../store/market.ts'
import { readTranslations } from '../translations.ts'

const translations = readTranslations(new URL('./locales/', import.meta.url))

/**
 * A text of the demo store, written in English here and translated in `locales/`, a file for each language, by the
 * English words. Where the same words are translated in two ways, `sense` tells them apart: `text('Size', 'volume')` is
 * translated as `Size (volume)`.
 */
export function text(english: string, sense?: string): Localized {
  const key = sense === undefined ? english : `${english} (${sense})`
  const translated = [...translations].flatMap(([locale, texts]) => {
    const found = texts[key]
    return typeof found === 'string' ? [[locale, found] as const] : []
  })
  return { [DEFAULT_LOCALE]: english, ...Object.fromEntries(translated) }
}

/** A name, code or number that reads the same in every language. */
export function same(word: string): Localized {
  return compose(() => word)
}

/** Builds one text out of others, language by language. `read` gives a text in the language that is being built. */
export function compose(build: (read: (part: Localized) => string) => string): Localized {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, build((part) => getText(part, { locales: [locale] }))]),
  )
}

/** A paragraph of rich text. The sentences are HTML already: `&` is written `&amp;`. */
export function paragraph(english: string): Localized {
  const sentences = text(english)
  return compose((read) => `<p>${read(sentences)}</p>`)
}
