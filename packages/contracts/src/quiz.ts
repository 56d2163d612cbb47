export { parseQuiz } from './quiz/read-quiz.ts'
export type {
  ContentQuiz,
  ContentQuizItem,
  ContentQuizOption,
  ContentQuizQuestion,
  ContentQuizTransition,
  QuizResultsPage,
} from './quiz/quiz.ts'
