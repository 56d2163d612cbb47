import { type Quiz, getQuizSelections } from '@sorrel/domain/quiz'
import { aQuizOption, aQuizQuestion } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { readAnswerQuery, toAnswerQuery } from './quiz-query.ts'

const selection = [{ points: 3, productSelection: [{ slug: 'soap', model: 'products' as const }] }]
const quiz: Quiz = {
  items: [
    aQuizQuestion({ id: 'who', questionType: 'text', isCustomerName: true, options: [] }),
    aQuizQuestion({ id: 'mail', questionType: 'email', options: [] }),
    { kind: 'transition', id: 'pause' },
    aQuizQuestion({
      id: 'skin',
      questionType: 'single_select',
      options: [aQuizOption({ id: 'dry', selection }), aQuizOption({ id: 'oily' })],
    }),
    aQuizQuestion({
      id: 'scent',
      questionType: 'multiple_select',
      options: [aQuizOption({ id: 'fig' }), aQuizOption({ id: 'thyme' })],
    }),
  ],
}
const answers = { who: ' Ana ', mail: 'ana@example.com', skin: 'dry', scent: ['fig', 'thyme'] }

test('only the name and the chosen options are in the address', () => {
  expect(toAnswerQuery(quiz, answers)).toBe('name=Ana&q-skin=dry&q-scent=fig&q-scent=thyme')
  expect(toAnswerQuery(quiz, {})).toBe('')
})

test('the answers of an address give the same points', () => {
  const read = readAnswerQuery(quiz, new URLSearchParams(toAnswerQuery(quiz, answers)))
  expect(read).toEqual({ skin: 'dry', scent: ['fig', 'thyme'] })
  expect(getQuizSelections(quiz, { answers: read })).toEqual([{ selection }])
})

test('an address with unknown answers is read without them', () => {
  const query = new URLSearchParams('q-skin=no&q-skin=oily&q-skin=dry&q-who=x&q-pause=y&q-scent=no')
  expect(readAnswerQuery(quiz, query)).toEqual({ skin: 'dry' })
})
