import {
  getInitialQuizState,
  isQuizItemComplete,
  type Quiz,
  quizReducer,
  type QuizState,
} from '@sorrel/domain/quiz'

type Place = Pick<QuizState, 'answers' | 'index'>

/**
 * The quiz with stored answers that still fit, at the item `index`, from 0, or else at the first required question without
 * an answer.
 */
export function restoreQuiz(quiz: Quiz, { answers, index }: Place): QuizState {
  const answered = Object.entries(answers).reduce(
    (state, [questionId, answer]) => quizReducer(quiz, state, { type: 'answer', questionId, answer }),
    getInitialQuizState(),
  )
  return { ...answered, index: getReachableIndex(quiz, { answers: answered.answers, index }) }
}

/** The item that may show in place of `index`: none behind a required question without an answer. */
export function getReachableIndex(quiz: Quiz, { answers, index }: Place): number {
  const open = quiz.items.findIndex((item) => !isQuizItemComplete(item, { answers }))
  const last = open === -1 ? quiz.items.length - 1 : open
  return Math.max(0, Math.min(index, last))
}
