import { fetchQuizJson } from '@sorrel/commerce/preview'
import type { PreviewedContent } from '@sorrel/contracts/preview'
import { parseQuiz } from '@sorrel/contracts/quiz'
import { MAX_QUIZ_RESULTS } from '@sorrel/domain/quiz'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { loadPopular, loadQuizResults, type QuizResultsScreenProps, readStep } from '#features/quiz/server.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import type { Market } from '#request/market.ts'
import { getAvailable } from '#backend/unavailable.ts'
import type { LoadedPreview } from './load-preview-content.ts'

interface PreviewedQuiz {
  /** The quiz as the service answers it, not parsed. */
  readonly json: unknown
  readonly content: PreviewedContent
}

export interface PreviewQuizProps extends PreviewedQuiz {
  readonly firstIndex: number
  /** Slugs that the results show when the editor opens them. */
  readonly popular: readonly string[]
}

export interface PreviewQuizResultsProps
  extends PreviewedQuiz,
    Pick<QuizResultsScreenProps, 'name' | 'products'> {}

const loadJson = cache(async ({ locale }: Market, id: string) => {
  const json = getAvailable(await fetchQuizJson(getFreshCommerce(), { id, locale }))
  const quiz = parseQuiz(json)
  if (quiz === undefined) notFound()
  const content: PreviewedContent = { id: quiz.id, slug: quiz.id, model: 'content/quizzes' }
  return { metadata: { title: quiz.name }, json, content }
})

/** A quiz, past all caches. See docs/specification.md#live-preview. */
export async function loadPreviewQuiz(
  market: Market,
  id: string,
  query: string,
): Promise<LoadedPreview<PreviewQuizProps>> {
  const [{ metadata, ...quiz }, products] = await Promise.all([loadJson(market, id), loadPopular(market)])
  const popular = products.slice(0, MAX_QUIZ_RESULTS).map(({ slug }) => slug)
  return { metadata, screen: { ...quiz, firstIndex: readStep(query), popular } }
}

export async function loadPreviewQuizResults(
  market: Market,
  id: string,
  query: string,
): Promise<LoadedPreview<PreviewQuizResultsProps>> {
  const [{ metadata, ...quiz }, { screen }] = await Promise.all([
    loadJson(market, id),
    loadQuizResults(market, id, query),
  ])
  return { metadata, screen: { ...quiz, name: screen.name, products: screen.products } }
}
