import { type FilterQuery, type ListRequest, parseFilterQuery } from '@sorrel/domain/filters'
import type { CatalogClient } from '../src/client.ts'
import { createRandom } from './products.ts'

/** A question of a visitor, made anew for each round so that no answer can be kept. */
export type Question = (client: CatalogClient, round: number) => Promise<{ readonly ok: boolean }>

const LOCALES = ['en', 'fr', 'de'] as const
const CURRENCIES = ['GBP', 'EUR', 'USD'] as const
const COLORS = ['white', 'black', 'grey', 'blue', 'green', 'red', 'yellow']
const MATERIALS = ['oak', 'cotton', 'linen', 'wool', 'cork', 'glass', 'steel']
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '10cm', '20cm']
const WORDS = ['soap', 'candle', 'lamp', 'mug', 'plate', 'bowl', 'knife', 'blanket', 'cushion', 'rug']

// The index is below the list's length, and no list is empty.
const pick = <T>(list: readonly T[], round: number, salt: number): T =>
  list[createRandom(round * 31 + salt * 7919)(list.length * 1000) % list.length] as T

const audience = (round: number) => ({
  locale: pick(LOCALES, round, 1),
  currency: pick(CURRENCIES, round, 2),
})

const list =
  (
    toRequest: (round: number) => Partial<Omit<ListRequest, 'query'>>,
    toQuery: (round: number) => Partial<FilterQuery> = () => ({}),
  ): Question =>
  (client, round) =>
    client.list({
      ...audience(round),
      pageSize: 25,
      ...toRequest(round),
      query: { ...parseFilterQuery(''), ...toQuery(round) },
    })

const inEnglish = (round: number) => ({ locale: 'en', currency: pick(CURRENCIES, round, 2) })
const everything = (round: number) => audience(round)
const room = (round: number) => ({ category: `room-${round % 8}` })
const shelf = (round: number) => ({ category: `shelf-${round % 128}` })
const color = (round: number) => ({ attributes: { color: [pick(COLORS, round, 3)] } })
const english = (round: number, rest: Partial<ListRequest>) => ({ ...inEnglish(round), ...rest })

/** What a shop asks, by name. Values are the frequent ones, which cost most. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  'everything, page 1': list(everything),
  'everything, page 3000': list(everything, (round) => ({ page: 3000 + (round % 100) })),
  'everything by name, page 3000': list(everything, (round) => ({
    sort: 'name',
    page: 3000 + (round % 100),
  })),
  'everything by price, page 1': list(everything, () => ({ sort: 'price-asc' })),
  'a top category (12,500)': list(room),
  'a top category by rating, page 400': list(room, (round) => ({ sort: 'rating', page: 400 + (round % 50) })),
  'a top category by price': list(room, () => ({ sort: 'price-desc' })),
  'a low category (780)': list(shelf),
  'a top category, one value': list((round) => english(round, room(round)), color),
  'a low category, one value': list((round) => english(round, shelf(round)), color),
  'everything, one value (up to 25,000)': list(inEnglish, color),
  'everything, three values of one attribute (up to 60,000)': list(inEnglish, (round) => ({
    attributes: { color: COLORS.slice(round % 3, (round % 3) + 3) },
  })),
  'everything, two attributes': list(inEnglish, (round) => ({
    attributes: { color: [pick(COLORS, round, 3)], material: [pick(MATERIALS, round, 4)] },
  })),
  'everything, three attributes': list(inEnglish, (round) => ({
    attributes: {
      color: [pick(COLORS, round, 3)],
      material: [pick(MATERIALS, round, 4)],
      size: [pick(SIZES, round, 5), pick(SIZES, round, 6)],
    },
  })),
  'everything, a price range': list(inEnglish, (round) => ({
    price: { min: 5 + (round % 20), max: 40 + (round % 20) },
  })),
  'a top category, a price range and a value': list(
    (round) => english(round, room(round)),
    (round) => ({
      ...color(round),
      price: { min: 5 + (round % 20), max: 80 },
    }),
  ),
  'search: one word (3,100)': list((round) => english(round, { search: pick(WORDS, round, 7) })),
  'search: two words': list((round) =>
    english(round, { search: `${pick(COLORS, round, 3)} ${pick(WORDS, round, 7)}` }),
  ),
  'search: two words and a value': list(
    (round) => english(round, { search: `${pick(MATERIALS, round, 4)} ${pick(WORDS, round, 7)}` }),
    color,
  ),
  'search: one very frequent word (25,000)': list((round) =>
    english(round, { search: pick(COLORS.slice(0, 3), round, 3) }),
  ),
  'search: a typing mistake': list((round) =>
    english(round, { search: pick(['blankte', 'cuschion', 'candel', 'cottn soap'], round, 8) }),
  ),
  'search: a stock number': list((round) =>
    english(round, { search: `BN-${10_000 + ((round * 7919) % 1000)}` }),
  ),
  'suggest: three letters': (client, round) =>
    client.suggest({ ...inEnglish(round), search: pick(WORDS, round, 7).slice(0, 3), limit: 6 }),
  'suggest: two words': (client, round) =>
    client.suggest({
      ...inEnglish(round),
      search: `${pick(COLORS, round, 3)} ${pick(WORDS, round, 7).slice(0, 2)}`,
      limit: 6,
    }),
  '25 cards by slug': (client, round) =>
    client.bySlugs({
      ...audience(round),
      slugs: Array.from({ length: 25 }, (_, index) => `product-${(round * 997 + index * 31) % 1000}`),
    }),
  'a sitemap page of 10,000': (client) => client.sitemap({ page: 1 }),
}
