import { describe, expect, test } from 'vitest'
import cart from '../messages/de/cart.json' with { type: 'json' }
import { createMessages } from './message.ts'
import { getMessages, mergeMessages } from './messages.ts'
import { createTranslator } from './translate.ts'
import { flattenMessages } from './tree.ts'

/** A language of a store that we do not have: its words, and what each count has to read. */
const LANGUAGES = {
  pl: {
    words: {
      item_count_one: '{{count}} rzecz',
      item_count_few: '{{count}} rzeczy',
      item_count_many: '{{count}} rzeczy (wiele)',
      item_count_other: '{{count}} rzeczy (inne)',
    },
    expected: [
      [1, '1 rzecz'],
      [2, '2 rzeczy'],
      [5, '5 rzeczy (wiele)'],
      [22, '22 rzeczy'],
      [1.5, '1.5 rzeczy (inne)'],
    ],
  },
  ar: {
    words: {
      itemCountZero: 'لا شيء',
      itemCountOne: 'شيء واحد',
      itemCountTwo: 'شيئان',
      itemCountFew: '{{count}} أشياء',
      itemCountMany: '{{count}} شيئًا',
      itemCountOther: '{{count}} شيء',
    },
    expected: [
      [0, 'لا شيء'],
      [1, 'شيء واحد'],
      [2, 'شيئان'],
      [3, '3 أشياء'],
      [11, '11 شيئًا'],
      [100, '100 شيء'],
    ],
  },
} as const

describe.each(Object.entries(LANGUAGES))('a store in %s', (locale, { words, expected }) => {
  const storeMessages = { cart: words }
  const messages = mergeMessages(getMessages(locale), storeMessages)
  const ways = {
    browser: createMessages({ locale, messages }),
    server: createTranslator({ locale, storeMessages }),
  }

  test.each(Object.entries(ways))('has its own form for each count: %s', (_, t) => {
    expect(expected.map(([count]) => [count, t('cart.item_count', { count })])).toEqual(expected)
  })

  test('keeps a form only with parameters that the message has', () => {
    const strange = { cart: { item_count_few: '{{price}}', item_count_two: ' ' } }
    const kept = mergeMessages(getMessages(locale), strange)
    expect(Object.keys(kept)).toEqual(Object.keys(getMessages(locale)))
  })
})

describe.each(['pl', 'ar', 'ja', 'cy'])('without words in %s', (locale) => {
  const messages = getMessages(locale)
  const browser = createMessages({ locale, messages })
  const server = createTranslator({ locale })

  test.each([0, 1, 2, 3, 5, 6, 11, 100, 1.5])('%d items are English, never a key', (count) => {
    expect(browser('cart.item_count', { count })).toMatch(/^[\d.]+ items?$/)
    expect(server('cart.item_count', { count })).toBe(browser('cart.item_count', { count }))
  })
})

test('the JSON of one namespace serves as it is exported', () => {
  expect(flattenMessages('de', cart)).toEqual(getMessages('de', ['cart']))
  const t = createMessages({ locale: 'de', messages: flattenMessages('de', cart) })
  expect(t('cart.item_count', { count: 2 })).toBe('2 Artikel')
})
