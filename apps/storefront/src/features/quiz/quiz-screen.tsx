import { ShopMessages } from '#shop/shop-context.tsx'
import type { QuizScreenProps } from './load-quiz.ts'
import { QuizFlow } from './quiz-flow.tsx'

/** A quiz's page. */
export function QuizScreen({ quiz, firstIndex, words, asked }: QuizScreenProps) {
  return (
    <ShopMessages messages={words}>
      <QuizFlow quiz={quiz} firstIndex={firstIndex} asked={asked} />
    </ShopMessages>
  )
}
