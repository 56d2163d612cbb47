import type { QuizScreenProps } from './load-quiz.ts'
import { QuizFlow } from './quiz-flow.tsx'

/** A quiz's page. */
export function QuizScreen({ quiz, firstIndex, asked }: QuizScreenProps) {
  return <QuizFlow quiz={quiz} firstIndex={firstIndex} asked={asked} />
}
