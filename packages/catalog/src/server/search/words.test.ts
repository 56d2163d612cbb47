import { describe, expect, test } from 'vitest'
import { addCompounds, getCompounds } from './compounds.ts'
import { getDistance, getTolerance } from './distance.ts'
import { createSynonyms } from './synonyms.ts'

describe('mistakes', () => {
  test.each([
    ['candle', 'candle', 0],
    ['candel', 'candle', 1],
    ['cndle', 'candle', 1],
    ['soap', 'soup', 1],
    ['shampo', 'shampoo', 1],
    ['', 'soap', 4],
    ['toilletenpapier', 'toilettenpapier', 2],
  ])('between %s and %s are %i', (from, to, distance) => {
    expect(getDistance(from, to)).toBe(distance)
    expect(getDistance(to, from)).toBe(distance)
  })

  test('are allowed in long words alone', () => {
    expect([3, 4, 6, 7].map(getTolerance)).toEqual([0, 1, 1, 2])
  })
})

describe('synonyms', () => {
  const synonyms = createSynonyms({
    en: [
      ['loo roll', 'toilet paper'],
      ['loo', 'toilet'],
    ],
  })

  test('the longest phrase counts, with and without a plural’s end', () => {
    expect(synonyms(['soft', 'loo', 'rolls'], 'en')).toEqual([
      [['soft']],
      [
        ['loo', 'rolls'],
        ['loo', 'roll'],
        ['toilet', 'paper'],
      ],
    ])
    expect(synonyms(['loo'], 'en')).toEqual([[['loo'], ['loo'], ['toilet']]])
  })

  test('are found written together and apart', () => {
    expect(synonyms(['loorolls'], 'en')).toEqual([[['loorolls'], ['loo', 'roll'], ['toilet', 'paper']]])
    expect(synonyms(['toi', 'let'], 'en')).toEqual([[['toi', 'let'], ['loo'], ['toilet']]])
  })

  test('hold in their language alone', () => {
    expect(synonyms(['loo', 'roll'], 'de')).toEqual([[['loo']], [['roll']]])
  })
})

describe('compounds', () => {
  const isKnown = (word: string) => ['toothbrush', 'hand', 'cream'].includes(word)

  test('two words that the catalogue writes as one', () => {
    expect(getCompounds(['tooth', 'brush'])).toContain('toothbrush')
    expect(addCompounds([[['tooth']], [['brush']]], isKnown)).toEqual([[['tooth', 'brush'], ['toothbrush']]])
  })

  test('one word that it writes as two', () => {
    expect(addCompounds([[['handcream']]], isKnown)).toEqual([[['handcream'], ['hand', 'cream']]])
    expect(addCompounds([[['soap']]], isKnown)).toEqual([[['soap']]])
  })
})
