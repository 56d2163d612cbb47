/** Content pages and quizzes, with cleaned rich text. For servers: they carry the HTML sanitiser. */
export { cleanPage, cleanSection, type CleanPage, type CleanSection } from './content/clean-page.ts'
export { fetchContentPage, fetchContentPageSlugs, type ContentPageArgs } from './content/fetch-page.ts'
export { fetchQuiz, type QuizArgs } from './content/fetch-quiz.ts'
export {
  parseQuiz,
  type QuizChoice,
  type QuizQuestionStep,
  type QuizStep,
  type QuizTransitionStep,
  type ShopQuiz,
} from './content/to-quiz.ts'
