export { type QuizResultsScreenProps, loadPopular, loadQuizResults } from './load-quiz-results.ts'
export { readStep } from './quiz-query.ts'
