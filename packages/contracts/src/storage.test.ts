import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACCEPT_ALL,
  CONSENT_DAYS,
  DECLINE_ALL,
  getReviewDraftKey,
  getStorageKey,
  parseConsent,
  parseHelpfulVotes,
  parseRecentSearches,
  parseLocation,
  parsePurchases,
  parseRecentProducts,
  parseReviewDraft,
  serializeConsent,
  serializeHelpfulVotes,
  serializeRecentSearches,
  serializeLocation,
  serializeRecentProducts,
  serializePurchases,
  serializeReviewDraft,
} from './storage.ts'

const broken = [
  null,
  undefined,
  '',
  'x',
  '{',
  'null',
  '[]',
  '1',
  '"x"',
  '{}',
  '{"version":2}',
  '{"version":"1"}',
]

const SAVED_AT = 1_790_000_000_000
const DAY_MS = 24 * 60 * 60 * 1000

test('what a browser stores has a name of its own by shop', () => {
  expect([getStorageKey('location'), getStorageKey('location', 'chaya')]).toEqual([
    'sorrel.location',
    'chaya.location',
  ])
  expect(getReviewDraftKey('p1', 'chaya')).toBe('chaya.review-draft.p1')
})

test('the latest twenty purchases come back; what is none is dropped', () => {
  const numbers = Array.from({ length: 21 }, (_, index) => String(index))
  expect(parsePurchases(serializePurchases(numbers))).toEqual(numbers.slice(1))
  expect(parsePurchases('{"version":1,"orderNumbers":["7",8,null]}')).toEqual(['7'])
  for (const text of broken) expect(parsePurchases(text)).toEqual([])
})

describe('consent', () => {
  test.each([ACCEPT_ALL, DECLINE_ALL, { necessary: true, analytics: true, marketing: false } as const])(
    '%j comes back',
    (consent) => {
      expect(parseConsent(serializeConsent(consent, SAVED_AT), SAVED_AT)).toEqual(consent)
    },
  )

  test.each([
    ...broken,
    '{"version":1,"analytics":true,"marketing":true}',
    `{"version":1,"savedAt":${SAVED_AT},"analytics":true}`,
    `{"version":1,"savedAt":${SAVED_AT},"analytics":"maybe","marketing":true}`,
    `{"version":2,"savedAt":${SAVED_AT},"analytics":true,"marketing":true}`,
  ])('%j is no choice', (text) => {
    expect(parseConsent(text, SAVED_AT)).toBeUndefined()
  })

  test('necessary cookies are always on', () => {
    const text = `{"version":1,"savedAt":${SAVED_AT},"necessary":false,"analytics":false,"marketing":false}`
    expect(parseConsent(text, SAVED_AT)).toEqual(DECLINE_ALL)
  })

  test('a choice about something else, or older than the shop keeps it, is no choice', () => {
    const text = serializeConsent(ACCEPT_ALL, SAVED_AT, { asked: 2 })
    expect(parseConsent(text, SAVED_AT, { asked: 2 })).toEqual(ACCEPT_ALL)
    expect(parseConsent(text, SAVED_AT)).toBeUndefined()
    expect(parseConsent(serializeConsent(ACCEPT_ALL, SAVED_AT), SAVED_AT, { asked: 1 })).toEqual(ACCEPT_ALL)
    expect(parseConsent(text, SAVED_AT + 10 * DAY_MS, { asked: 2, days: 10 })).toBeUndefined()
  })

  test('is kept 365 days', () => {
    const text = serializeConsent(ACCEPT_ALL, SAVED_AT)
    expect(CONSENT_DAYS).toBe(365)
    expect(parseConsent(text, SAVED_AT + 365 * DAY_MS - 1)).toEqual(ACCEPT_ALL)
    expect(parseConsent(text, SAVED_AT + 365 * DAY_MS)).toBeUndefined()
  })
})

describe('location', () => {
  const france = { country: 'France', countryCode: 'FR', isUk: false, detected: true }

  test('comes back', () => {
    expect(parseLocation(serializeLocation(france))).toEqual(france)
    expect(JSON.parse(serializeLocation(france))).toMatchObject({ countryCode: 'FR', isUK: false })
  })

  test('is read as it was written before', () => {
    expect(parseLocation('{"version":1,"country":"France","countryCode":"FR","isUk":false}')).toMatchObject({
      countryCode: 'FR',
      isUk: false,
    })
  })

  test.each([
    ...broken,
    '{"version":1,"country":"France","countryCode":"fr","isUk":false}',
    '{"version":1,"country":"X"}',
  ])('%j is none', (text) => {
    expect(parseLocation(text)).toBeUndefined()
  })
})

describe('recent searches', () => {
  test('are the newest five, each once', () => {
    const terms = ['Soap', ' soap ', 'b', 'c', 'd', 'e', 'f']
    expect(parseRecentSearches(serializeRecentSearches(terms))).toEqual(['Soap', 'b', 'c', 'd', 'e'])
  })

  test.each([null, '', 'soap', '{"version":2,"terms":["a"]}', '{"version":1,"terms":{}}'])(
    '%j are none',
    (text) => {
      expect(parseRecentSearches(text)).toEqual([])
    },
  )

  test('what is no text is left out, long texts are cut', () => {
    const text = JSON.stringify({ version: 1, terms: [1, null, '', 'x'.repeat(500)] })
    expect(parseRecentSearches(text)).toEqual(['x'.repeat(100)])
  })
})

describe('helpful votes', () => {
  test('come back, each once, the newest when there are many', () => {
    expect(parseHelpfulVotes(serializeHelpfulVotes(['a', 'b', 'a']))).toEqual(['a', 'b'])
    const many = Array.from({ length: 501 }, (_, index) => `r${index}`)
    expect(parseHelpfulVotes(serializeHelpfulVotes(many))).toEqual(many.slice(1))
  })

  test.each(broken)('%j contains no votes', (text) => {
    expect(parseHelpfulVotes(text)).toEqual([])
  })

  test('odd ids are left out', () => {
    expect(parseHelpfulVotes('{"version":1,"reviewIds":["a",1,null,"../b",""]}')).toEqual(['a'])
  })
})

test('no stored text makes a reader throw', () => {
  const votes = fc.jsonValue().map((reviewIds) => JSON.stringify({ version: 1, reviewIds }))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), votes), (text) => {
      expect(parseConsent(text, SAVED_AT)?.necessary ?? true).toBe(true)
      expect(parseLocation(text)?.countryCode ?? 'GB').toMatch(/^[A-Z]{2}$/)
      expect(parseHelpfulVotes(text).every((id) => typeof id === 'string')).toBe(true)
    }),
  )
})

test('a text that is far too long is ignored', () => {
  expect(parseHelpfulVotes(`{"version":1,"reviewIds":["a"]${' '.repeat(200_000)}}`)).toEqual([])
})

describe('a review that is being written', () => {
  test('comes back trimmed', () => {
    const text = fc.string()
    fc.assert(
      fc.property(fc.record({ rating: fc.nat(5), title: text, body: text }), ({ rating, title, body }) => {
        const draft = parseReviewDraft(serializeReviewDraft({ rating, title, body }))
        expect(draft).toEqual({ rating, title: title.trim(), body: body.trim() })
      }),
    )
  })

  test.each(broken)('%j is not a draft', (text) => {
    expect(parseReviewDraft(text)).toBeUndefined()
  })

  test.each([6, -1, 2.5, '5', null])('a rating of %j counts as no rating', (rating) => {
    expect(parseReviewDraft(JSON.stringify({ version: 1, rating, title: 'T', body: 'B' }))).toEqual({
      rating: 0,
      title: 'T',
      body: 'B',
    })
  })

  test('is stored under a key of its own for each product', () => {
    expect(getReviewDraftKey('a')).not.toBe(getReviewDraftKey('b'))
  })
})

describe('recent products', () => {
  const soap = { slug: 'soap', name: 'Soap', picture: { src: '/soap.webp', width: 800, height: 900 } }
  const brush = { slug: 'brush', name: 'Brush' }

  test('come back with the latest first, each once', () => {
    const first = parseRecentProducts(serializeRecentProducts(soap, []))
    const second = parseRecentProducts(serializeRecentProducts(brush, first))
    const third = parseRecentProducts(serializeRecentProducts(soap, second))
    expect(third).toEqual([soap, brush])
  })

  test('the oldest are forgotten', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ slug: `p${index}`, name: 'P' }))
    const kept = parseRecentProducts(serializeRecentProducts(soap, many))
    expect(kept).toHaveLength(9)
    expect(kept[0]).toEqual(soap)
  })

  test.each([...broken, '{"version":1,"products":[{"slug":"soap"},null,7]}'])('%j are none', (text) => {
    expect(parseRecentProducts(text)).toEqual([])
  })
})
