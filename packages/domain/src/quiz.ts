export {
  getQuizProgress,
  type QuizAction,
  type QuizState,
  getInitialQuizState,
  quizReducer,
  isQuizItemComplete,
  getQuizName,
  getQuizSelections,
} from './quiz/steps.ts'
export { MAX_QUIZ_RESULTS, type QuizProduct, rankQuizResults } from './quiz/ranking.ts'
export type {
  Quiz,
  QuizAnswer,
  QuizItem,
  QuizOption,
  QuizQuestion,
  QuizSelection,
  QuizTransition,
} from './quiz/quiz.ts'
