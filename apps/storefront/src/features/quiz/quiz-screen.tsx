import { routes } from '@sorrel/contracts/routes'
import { WordsProvider } from '#platform/words.tsx'
import type { QuizScreenProps } from './load-quiz.ts'
import { QuizStage } from './quiz-stage.tsx'

/** A quiz's page. Specification section 2. */
export function QuizScreen({ quiz, firstIndex, scene, words, asked }: QuizScreenProps) {
  const resultsHref = scene.toHref(routes.quizResults({ id: quiz.id, products: [] }))
  return (
    <WordsProvider locale={scene.locale} words={words}>
      <QuizStage
        quiz={quiz}
        firstIndex={firstIndex}
        resultsHref={resultsHref}
        image={scene.image}
        asked={asked}
      />
    </WordsProvider>
  )
}
