import { routes } from '@sorrel/contracts/routes'
import type { QuizScreenProps } from './load-quiz.ts'
import { QuizStage } from './quiz-stage.tsx'

/** A quiz's page. Specification section 2. */
export function QuizScreen({ quiz, firstIndex, scene, asked }: QuizScreenProps) {
  const resultsHref = scene.toHref(routes.quizResults({ id: quiz.id, products: [] }))
  return (
    <QuizStage
      quiz={quiz}
      firstIndex={firstIndex}
      resultsHref={resultsHref}
      image={scene.image}
      asked={asked}
    />
  )
}
