import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, getTextConfig, toSkuWords, toWords } from './fold.ts'
import { toNameKey } from './name-key.ts'

describe('words', () => {
  test.each([
    ['Crème Brûlée', ['creme', 'brulee']],
    ['Große Körperbürste', ['grosse', 'korperburste']],
    ["l’huile d'olive", ['huile', 'olive']],
    ['Oat & Honey (110 g), 3er-Set', ['oat', 'honey', '110', '3er', 'set']],
    ['Свеча', ['свеча']],
    ['', []],
  ])('of %j', (text, words) => {
    expect(toWords(text)).toEqual(words)
  })

  test('of a stock number are the whole and its parts', () => {
    expect(toSkuWords('SOR-1001/b')).toEqual(['sor1001', 'sor', '1001'])
  })

  test('are the same however a text is composed, and folded texts stay', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toWords(text.normalize('NFD'))).toEqual(toWords(text.normalize('NFC')))
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  test.each([
    ['en-GB', 'english'],
    ['de', 'german'],
    ['ja', 'simple'],
  ])('of %s are inflected as in %s', (locale, config) => {
    expect(getTextConfig(locale)).toBe(config)
  })
})

describe('the key of a name', () => {
  const letters = fc.constantFrom(...'abcdefghxyzäöüéèêñçß -&,.()0123456789/+'.split(''))
  const names = fc.array(letters, { maxLength: 8 }).map((list) => list.join(''))

  test.each(['en', 'fr', 'de', 'es', 'sv'])('sorts in %s as the platform does', (locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    fc.assert(
      fc.property(names, names, (left, right) => {
        const [leftKey, rightKey] = [toNameKey(left, locale), toNameKey(right, locale)]
        const order = leftKey < rightKey ? -1 : leftKey > rightKey ? 1 : 0
        expect(order).toBe(Math.sign(compare(left, right)))
      }),
      { numRuns: 2000, seed: 7 },
    )
  })

  test.each(['en', 'fr', 'de', 'vi'])('has one byte for each letter from a to z in %s', (locale) => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    expect(Buffer.byteLength(toNameKey(letters, locale))).toBe(letters.length + 1)
  })

  test('keeps the letters of a language in its order', () => {
    const sort = (text: string, locale: string) =>
      Array.from(text)
        .toSorted((left, right) => (toNameKey(left, locale) < toNameKey(right, locale) ? -1 : 1))
        .join('')
    expect(sort('ơqpưuvo', 'vi')).toBe('oơpquưv')
    expect(sort('ztșsțåäö', 'ro')).toBe('åäösștțz')
  })

  test('counts numbers, and does not count capitals', () => {
    expect(toNameKey('Soap 9', 'en') < toNameKey('Soap 10', 'en')).toBe(true)
    expect(toNameKey('SOAP', 'en')).toBe(toNameKey('soap', 'en'))
  })

  test('of any text can be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(toNameKey(text, 'en')).not.toContain('\u0000')
        expect(toNameKey(text, 'en').isWellFormed()).toBe(true)
      }),
    )
  })
})
