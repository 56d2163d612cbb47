import type { CleanQuiz } from '@sorrel/commerce/content'
import { routes } from '@sorrel/contracts/routes'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Loaded } from '#shop/load-or-fallback.ts'
import type { Market } from '#request/market.ts'
import { getMetadata } from '#shop/metadata.ts'
import { readQuiz } from '#request/records.ts'
import { loadStore } from '#request/store.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { readStep } from './quiz-query.ts'
import type { QuizScreenProps } from './quiz-screen.tsx'

/** A quiz; "not found" when the service has none of this id. */
export const loadQuizContent = cache(async (market: Market, id: string): Promise<CleanQuiz> => {
  const quiz = await readQuiz(market, id)
  if (quiz === null) notFound()
  return quiz
})

/** A quiz's page at one of its steps. See docs/specification.md#quizzes. */
export const loadQuiz = cache(
  async (market: Market, id: string, query: string): Promise<Loaded<QuizScreenProps>> => {
    const [store, quiz] = await Promise.all([loadStore(market), loadQuizContent(market, id)])
    const firstIndex = Math.min(readStep(query), Math.max(quiz.items.length - 1, 0))
    const metadata = getMetadata(store, {
      market,
      path: routes.quiz(id),
      titles: [quiz.name],
      description:
        quiz.metaDescription ?? store.t('quiz.description', { name: quiz.name, count: countQuestions(quiz) }),
      filtered: query !== '',
    })
    return { metadata, shop: createShopView(store, market), screen: { quiz, firstIndex } }
  },
)

function countQuestions({ items }: CleanQuiz): number {
  return items.filter(({ kind }) => kind === 'question').length
}
