import {
  getInitialQuizState,
  isQuizItemComplete,
  type Quiz,
  type QuizAnswer,
  quizReducer,
  type QuizState,
} from '@sorrel/domain/quiz'

export interface QuizMemory {
  readonly answers: Readonly<Record<string, QuizAnswer>>
  /** The item that was asked for, from 0. */
  readonly index: number
}

/** The quiz as it was left: answers that still fit, and no further than the first required question without one. */
export function restoreQuiz(quiz: Quiz, { answers, index }: QuizMemory): QuizState {
  const answered = Object.entries(answers).reduce(
    (state, [questionId, answer]) => quizReducer(quiz, state, { type: 'answer', questionId, answer }),
    getInitialQuizState(),
  )
  return { ...answered, index: getReachableIndex(quiz, { answers: answered.answers, index }) }
}

/** The item that may be shown when another is asked for. */
export function getReachableIndex(quiz: Quiz, { answers, index }: QuizMemory): number {
  const open = quiz.items.findIndex((item) => !isQuizItemComplete(item, { answers }))
  const last = open === -1 ? quiz.items.length - 1 : open
  return Math.max(0, Math.min(index, last))
}
