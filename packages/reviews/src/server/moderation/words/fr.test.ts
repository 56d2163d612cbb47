import { expect, test } from 'vitest'
import { fr } from './fr.ts'

/** Every text of a tree of words, those with a parameter filled in. */
function read(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [String(words('deux', 'trois'))]
  return Object.values(Object(words)).flatMap(read)
}

test('no line of the French words begins with a mark, or ends in a quotation mark that opens', () => {
  const texts = read(fr)
  expect(texts.length).toBeGreaterThan(90)
  expect(texts.filter((text) => / [?!;:»]|« /.test(text))).toEqual([])
})
