import { describe, expect, test } from 'vitest'
import { getMentions } from '../src/server/reviews/mentions.ts'

const write = (locale: string, ...bodies: readonly string[]) =>
  bodies.map((body) => ({ title: 'Soap', body, locale, productName: 'Lavender Soap' }))

describe('the words that most reviews mention', () => {
  test('the most mentioned first, at equal numbers by the alphabet', () => {
    const given = write('en', 'Scent, lather.', 'scent lather', 'Lather and SCENT', 'The scent')
    expect(getMentions(given)).toEqual(['scent', 'lather'])
    expect(getMentions(given.slice(0, 3))).toEqual(['lather', 'scent'])
  })

  test.each([
    ['words of two reviews', 'en', ['scent', 'scent scent', 'lather']],
    ['stop words of the language', 'en-GB', ['really would', 'Really would', 'REALLY would']],
    ['stop words of another language', 'de', ['dieser wurde', 'dieser wurde', 'Dieser wurde']],
    ['words of time and buying', 'fr', ['trois semaines', 'deux semaines', 'six semaines']],
    ['words of the name', 'en', ['lavender soaps', 'lavender soaps', 'lavender soaps']],
    ['short words', 'en', ['bar', 'bar', 'bar']],
  ])('leaves out %s', (_, locale, bodies) => {
    expect(getMentions(write(locale, ...bodies))).toEqual([])
  })

  test('leaves out a longer form of a word that is there', () => {
    expect(
      getMentions(write('en', 'scent', 'scent', 'scent scented', 'scented', 'scented', 'scented')),
    ).toEqual(['scent'])
    expect(getMentions(write('en', 'scent', 'scented', 'scented', 'scented'))).toEqual(['scented'])
  })

  test('shows six at most', () => {
    const body = 'alder birch cedar hazel maple olive rowan'
    expect(getMentions(write('en', body, body, body))).toHaveLength(6)
  })
})
