import { DEFAULT_LOCALE, LOCALES } from '@sorrel/i18n/locales'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Localized } from '../catalogue/documents.ts'
import { getDefaultText } from '../store/market.ts'
import { readTranslations } from '../translations.ts'
import { largeSeed } from './large.ts'

/** Names, and texts that are the same in English and in French or German. */
const shared: ReadonlySet<string> = new Set(
  [
    ['© 2026 Sorrel.', 'Sorrel', 'Refill club', 'Journal', 'Cookies', 'Shop'],
    ['Cardiff', 'Lyon', 'Cologne', 'England', 'Portugal', 'Sri Lanka', 'Wales', 'August 2026'],
    ['Material', 'Aluminium', 'Cellulose', 'Digital', 'Sisal', 'Eucalyptus', 'Sand', 'Long', 'Set'],
    ['1 litre', '2 litres', '3 litres', '0', '8', '30'],
  ].flat(),
)

/** Amounts with a unit or a currency are the same in every language. */
const AMOUNT = /^[\d.]+(?: (?:g|ml|l|[A-Z]{3}))?$/

/** Characters in two lines beside another card in a window of 375 px. */
const LINE_MAX = 43

interface Found {
  readonly path: string
  readonly text: Localized
}

const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** Every text of the seed in its locales, with where it is. */
function findTexts(value: unknown, path: string): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((member, index) => findTexts(member, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  if (DEFAULT_LOCALE in value) return [{ path, text: z.record(z.string(), z.string()).parse(value) }]
  return Object.entries(value).flatMap(([name, member]) => findTexts(member, `${path}.${name}`))
}

const files = readTranslations(new URL('./locales/', import.meta.url))
const texts = findTexts(largeSeed, 'seed')
const english = texts.map(({ text }) => getDefaultText(text))

describe('the texts', () => {
  it('exist in every language of the shop', () => {
    expect(texts.length).toBeGreaterThan(1500)
    const wanted = LOCALES.toSorted().join()
    const incomplete = texts.filter(({ text }) => Object.keys(text).toSorted().join() !== wanted)
    const empty = texts.filter(({ text }) => Object.values(text).some((word) => word.trim() === ''))
    expect([...incomplete, ...empty].map(({ path }) => path)).toEqual([])
  })

  it('of cards fit two lines on a phone', () => {
    const lines = texts.filter(({ path }) => path.endsWith('.short_line'))
    expect(lines.length).toBeGreaterThan(30)
    const long = lines.flatMap(({ text }) => Object.values(text).filter((line) => line.length > LINE_MAX))
    expect(long).toEqual([])
  })

  it('are translated', () => {
    const untranslated = texts.filter(({ text }) => {
      const own = getDefaultText(text)
      return !shared.has(own) && !AMOUNT.test(own) && translations.some((locale) => text[locale] === own)
    })
    expect(untranslated.map(({ path, text }) => `${path}: ${getDefaultText(text)}`)).toEqual([])
  })

  it('have German quotation marks in German', () => {
    const quoted = texts.flatMap(({ text }) => (text.de?.match(/[„“”"]/g) === null ? [] : [text.de ?? '']))
    expect(quoted.length).toBeGreaterThan(0)
    for (const text of quoted) expect(text.replaceAll(/„[^“]*“/g, '')).not.toMatch(/[„“”]/)
  })

  it.each([...files])('have no unused translation: %s', (_locale, translated) => {
    const unused = Object.keys(translated).filter((key) => {
      const words = key.replace(/ \((?:page title|short|volume)\)$/, '')
      return !english.some((text) => text.includes(words))
    })
    expect(unused).toEqual([])
  })

  it('break no line before a mark that belongs to its word', () => {
    const isLoose = (text: Localized) =>
      / [?!:;»]|« |\d [%€£]/.test(text['fr'] ?? '') || /\d [%€£]/.test(text['de'] ?? '')
    // Summaries for search engines are plain text, whose spaces are all alike.
    const shown = texts.filter(({ path }) => !path.endsWith('.metaDescription'))
    expect(shown.filter(({ text }) => isLoose(text)).map(({ path }) => path)).toEqual([])
  })

  it('open and close the same elements in every locale', () => {
    const getTags = (html: string) => html.match(/<\/?[a-z]+/g) ?? []
    for (const { path, text } of texts) {
      const [first, ...others] = Object.values(text).map(getTags)
      for (const other of others) expect([path, other]).toEqual([path, first])
    }
  })

  it('escape the ampersand in rich text', () => {
    const bare = texts.filter(({ text }) =>
      Object.values(text).some((word) => word.startsWith('<') && /&(?!amp;)/.test(word)),
    )
    expect(bare.map(({ path }) => path)).toEqual([])
  })

  it('start a description with a sentence that fits a card', () => {
    for (const { slug, description } of largeSeed.products) {
      for (const html of Object.values(description)) {
        const [first = ''] = html.replace('<p>', '').split(/(?<=[.!?])\s/)
        expect([slug, first.length < 125]).toEqual([slug, true])
      }
    }
  })
})
