export { QuizResultsScreen } from './quiz-results-screen.tsx'
export { QuizScreen } from './quiz-screen.tsx'
