import { describe, expect, it } from 'vitest'
import type { Localized } from '../catalogue/documents.ts'
import { seed } from './demo.ts'

/** Names, and words that French or German shares with English. */
const shared: ReadonlySet<string> = new Set(
  [
    ['© 2026 Sorrel.', 'Sorrel', 'Refill club', 'Journal', 'Cookies', 'Shop', '£10', '£25', '£50', '£100'],
    ['Cardiff', 'Lyon', 'Cologne', 'England', 'Portugal', 'Sri Lanka', 'Wales', 'August 2026'],
    ['Material', 'Aluminium', 'Cellulose', 'Digital', 'Sisal', 'Eucalyptus', 'Sand', 'Long', 'Set'],
    ['1 litre', '2 litres', '3 litres', 'name@example.com'],
  ].flat(),
)

interface Found {
  readonly path: string
  readonly text: Localized
}

/** Every text of the seed in its locales, with where it is. */
function findTexts(value: unknown, path: string): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap((member, index) => findTexts(member, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value) return [{ path, text: readText(value, path) }]
  return Object.entries(value).flatMap(([name, member]) => findTexts(member, `${path}.${name}`))
}

function readText(value: object, path: string): Localized {
  const { en, fr, de, ...others } = { fr: undefined, de: undefined, en: undefined, ...value }
  if (
    typeof en !== 'string' ||
    typeof fr !== 'string' ||
    typeof de !== 'string' ||
    Object.keys(others).length > 0
  ) {
    throw new Error(`Incomplete text at ${path}`)
  }
  return { en, fr, de }
}

const texts = findTexts(seed, 'seed')

describe('the words', () => {
  it('are complete in English, French and German', () => {
    expect(texts.length).toBeGreaterThan(1500)
    const empty = texts.filter(({ text }) => [text.en, text.fr, text.de].some((word) => word.trim() === ''))
    expect(empty.map(({ path }) => path)).toEqual([])
  })

  it('are translated', () => {
    const untranslated = texts.filter(
      ({ text }) => !shared.has(text.en) && (text.fr === text.en || text.de === text.en),
    )
    expect(untranslated.map(({ path, text }) => `${path}: ${text.en}`)).toEqual([])
  })

  it('open and close the same elements in every locale', () => {
    const getTags = (html: string) => html.match(/<\/?[a-z]+/g) ?? []
    for (const { path, text } of texts) {
      expect([path, getTags(text.fr), getTags(text.de)]).toEqual([path, getTags(text.en), getTags(text.en)])
    }
  })

  it('escape the ampersand in rich text', () => {
    const bare = texts.filter(({ text }) =>
      Object.values(text).some((word) => word.startsWith('<') && /&(?!amp;)/.test(word)),
    )
    expect(bare.map(({ path }) => path)).toEqual([])
  })

  it('start a description with a sentence that fits a card', () => {
    for (const { slug, description } of seed.products) {
      for (const html of Object.values(description)) {
        const [first = ''] = html.replace('<p>', '').split(/(?<=[.!?])\s/)
        expect([slug, first.length < 125]).toEqual([slug, true])
      }
    }
  })
})
