import { routes } from '@sorrel/contracts/routes'
import { ShopMessages } from '#shop/shop-context.tsx'
import type { QuizScreenProps } from './load-quiz.ts'
import { QuizStage } from './quiz-stage.tsx'

/** A quiz's page. Specification section 2. */
export function QuizScreen({ quiz, firstIndex, shop, words, asked }: QuizScreenProps) {
  const resultsHref = shop.toHref(routes.quizResults({ id: quiz.id, products: [] }))
  return (
    <ShopMessages messages={words}>
      <QuizStage
        quiz={quiz}
        firstIndex={firstIndex}
        resultsHref={resultsHref}
        image={shop.image}
        asked={asked}
      />
    </ShopMessages>
  )
}
