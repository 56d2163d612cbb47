import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { z } from 'zod'
import type { ImageDocument, Localized } from '../catalogue/documents.ts'
import { getText } from '../store/market.ts'
import type { Texts } from '../translations.ts'
import { toId } from './id.ts'

const REFERENCES = ['product', 'category', 'page'] as const

export const localized = z.record(z.string(), z.string())

/** Values that complete the texts of a seed. */
export interface SeedWords {
  /** The alternative text of each picture in English, by file. */
  readonly captions: Readonly<Record<string, string>>
  /** Translations by language, with the English text as the key. */
  readonly translations: ReadonlyMap<string, Texts>
}

export interface SeedReader {
  /** The alternative text of every picture, by file. */
  readonly captions: Readonly<Record<string, Localized>>
  /**
   * Reads a JSON text and checks it. In it these objects are abbreviations:
   *
   * - `{ "en": "Size" }`: a text, translated by the English text as the key. If a text has two translations,
   *   `"sense": "volume"` distinguishes them: the translation's key is `Size (volume)`.
   * - `{ "paragraph": "…" }`: a text as a paragraph of rich text. The sentences are HTML already: `&` is written `&amp;`.
   * - `{ "same": "Sorrel" }`: a name, code or number that is the same in every language.
   * - `{ "file": "hero.webp" }`: a picture of a content block; it gets its caption as `alt`.
   * - `{ "product": "gift-card" }`, and so with `category` and `page`: a reference by slug; it becomes `id` and `slug`.
   */
  parse<T>(text: string, schema: z.ZodType<T>): T
  /** A product's or category's picture. Throws if the file has no caption. */
  toImage(file: string): ImageDocument
}

export function createSeedReader({ captions, translations }: SeedWords): SeedReader {
  const translate = (key: string, english = key): Localized => {
    const translated = [...translations].flatMap(([locale, texts]) => {
      const found = texts[key]
      return typeof found === 'string' ? [[locale, found] as const] : []
    })
    return { [DEFAULT_LOCALE]: english, ...Object.fromEntries(translated) }
  }
  const translated = Object.fromEntries(
    Object.entries(captions).map(([file, english]) => [file, translate(english)]),
  )
  const getCaption = (file: string): Localized => {
    const caption = Object.hasOwn(translated, file) ? translated[file] : undefined
    if (caption === undefined) throw new Error(`No caption for the picture ${file}`)
    return caption
  }
  return {
    captions: translated,
    parse: (text, schema) =>
      schema.parse(JSON.parse(text, (_key, value: unknown) => expand(value, { translate, getCaption }))),
    toImage: (file) => ({ id: toId('image', file), file, caption: getCaption(file) }),
  }
}

interface Lookup {
  readonly translate: (key: string, english?: string) => Localized
  readonly getCaption: (file: string) => Localized
}

function expand(value: unknown, { translate, getCaption }: Lookup): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { en, sense, paragraph, same, file, ...rest }: Readonly<Record<string, unknown>> = { ...value }
  if (typeof en === 'string') return translate(typeof sense === 'string' ? `${en} (${sense})` : en, en)
  if (typeof paragraph === 'string') {
    const sentences = translate(paragraph)
    return compose((read) => `<p>${read(sentences)}</p>`)
  }
  if (typeof same === 'string') return compose(() => same)
  if (typeof file === 'string') return { file, alt: getCaption(file) }
  for (const kind of REFERENCES) {
    const { [kind]: slug, ...others } = rest
    if (typeof slug === 'string') return { id: toId(kind, slug), slug, ...others }
  }
  return value
}

/** Builds a text from others in every language. `read` returns a text in the current language. */
export function compose(build: (read: (part: Localized) => string) => string): Localized {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, build((part) => getText(part, { locales: [locale] }))]),
  )
}
