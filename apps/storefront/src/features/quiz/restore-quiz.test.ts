import type { Quiz } from '@sorrel/domain/quiz'
import { aQuizOption, aQuizQuestion } from '@sorrel/domain/testing'
import { expect, test } from 'vitest'
import { restoreQuiz } from './restore-quiz.ts'

const quiz: Quiz = {
  items: [
    aQuizQuestion({ id: 'name', questionType: 'text', required: true, options: [] }),
    { kind: 'transition', id: 'pause' },
    aQuizQuestion({
      id: 'skin',
      questionType: 'single_select',
      required: true,
      options: [aQuizOption({ id: 'dry' })],
    }),
    aQuizQuestion({ id: 'note', questionType: 'textarea', required: false, options: [] }),
  ],
}

test.each([
  ['the first, when nothing is known', {}, 3, { index: 0, answers: {} }],
  ['up to the next open question', { name: 'Ana' }, 3, { index: 2, answers: { name: 'Ana' } }],
  ['where it was left', { name: 'Ana', skin: 'dry' }, 3, { index: 3, answers: { name: 'Ana', skin: 'dry' } }],
  ['the last item at most', { name: 'Ana', skin: 'dry' }, 99, { index: 3 }],
  ['no step before the first', {}, -4, { index: 0 }],
  ['without an option that is gone', { name: 'Ana', skin: 'old' }, 3, { index: 2, answers: { name: 'Ana' } }],
])('%s', (_, answers, index, state) => {
  expect(restoreQuiz(quiz, { answers, index })).toMatchObject(state)
})
