import { type CleanQuiz, fetchQuiz } from '@sorrel/commerce/content'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import { toPlainText } from '@sorrel/domain/html'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getPublicCommerce } from '#service/commerce.ts'
import type { Loaded, ScreenProps } from '#routing/loaded.ts'
import type { Market } from '#routing/market.ts'
import { getMetadata } from '#routing/metadata.ts'
import { loadStore } from '#service/store.ts'
import { getAvailable } from '#service/unavailable.ts'
import { createShopView } from '#shop/create-shop-view.ts'
import { readStep } from './quiz-query.ts'
import type { AskedItem } from './use-quiz-steps.ts'

export interface QuizScreenProps extends ScreenProps {
  readonly quiz: CleanQuiz
  /** The item that the address asks for, from 0. */
  readonly firstIndex: number
  /** In the editor's preview: the item that the merchant has clicked. It shows whatever is answered. */
  readonly asked?: AskedItem | undefined
}

/** A quiz; "not found" when the service has none of this id. */
export const loadQuizContent = cache(async ({ locale }: Market, id: string): Promise<CleanQuiz> => {
  const quiz = getAvailable(await fetchQuiz(getPublicCommerce([cacheTags.quiz(id)]), { id, locale }))
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
      description: getDescription(quiz),
      filtered: query !== '',
    })
    return { metadata, screen: { shop: createShopView(store, market), quiz, firstIndex } }
  },
)

/** The text of the first item, since a quiz has no description of its own. */
function getDescription({ items }: CleanQuiz): string | undefined {
  const [first] = items
  if (first === undefined) return undefined
  return first.kind === 'question'
    ? [first.prompt, first.description].filter(Boolean).join(' ')
    : first.description && toPlainText(first.description)
}
