/** Content pages and quizzes, with cleaned rich text. For servers: they carry the HTML sanitiser. */
export {
  cleanPage,
  type CleanPage,
  type CleanPanelsSection,
  type CleanSection,
} from './content/clean-page.ts'
export { fetchContentPage, fetchContentPageSlugs, type ContentPageArgs } from './content/fetch-page.ts'
export { fetchQuiz, type QuizArgs } from './content/fetch-quiz.ts'
export {
  cleanQuiz,
  type CleanQuiz,
  type CleanQuizItem,
  type CleanQuizTransition,
} from './content/clean-quiz.ts'
