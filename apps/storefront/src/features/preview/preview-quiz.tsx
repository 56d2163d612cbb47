'use client'

import { parseCleanQuiz } from '@sorrel/commerce/content'
import { routes } from '@sorrel/contracts/routes'
import { useEffect, useMemo, useState } from 'react'
import { QuizResultsScreen, QuizScreen } from '#features/quiz/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { PreviewQuizProps, PreviewQuizResultsProps } from './load-preview-quiz.ts'
import { useContentChanges, usePreviewState } from './preview-context.ts'
import { getPreviewedContent } from './preview-state.ts'
import { useNotifyReady } from './notify-editor.ts'

/** Whom the results address when the editor opens them. See docs/commerce-service.md#live-editor. */
const SAMPLE_NAME = 'Emily'

/** A quiz that follows the editor: also to the question that the merchant has clicked. */
export function PreviewQuiz({ json, content, firstIndex, popular }: PreviewQuizProps) {
  const quiz = useShown(content, json)
  const { navigate, toHref } = useShop()
  const { selected } = usePreviewState()
  const [part, index] = selected?.path ?? []
  const isNew = useIsNew(selected?.at)
  const isResultsWanted = isNew && part === 'resultsPage'
  useEffect(() => {
    if (isResultsWanted)
      navigate(toHref(routes.quizResults({ id: content.id, name: SAMPLE_NAME, products: popular })))
  }, [isResultsWanted, navigate, toHref, content.id, popular])
  const at = isNew && part === 'questions' ? selected?.at : undefined
  const asked = useMemo(() => (at === undefined ? undefined : { index: Number(index), at }), [index, at])
  if (quiz === undefined) return null
  return <QuizScreen quiz={quiz} firstIndex={firstIndex} asked={asked} />
}

/** A quiz's results, until the editor leaves them. */
export function PreviewQuizResults({ json, content, name, products }: PreviewQuizResultsProps) {
  const quiz = useShown(content, json)
  const { navigate, toHref } = useShop()
  const { hiddenResults } = usePreviewState()
  const isLeft = useIsNew(hiddenResults)
  useEffect(() => {
    if (isLeft) navigate(toHref(routes.quiz(content.id)))
  }, [isLeft, navigate, toHref, content.id])
  if (quiz === undefined) return null
  return <QuizResultsScreen quiz={quiz} name={name} products={products} />
}

function useShown(content: PreviewQuizProps['content'], json: unknown) {
  const changes = useContentChanges(content)
  const quiz = useMemo(() => parseCleanQuiz(getPreviewedContent(json, changes)), [json, changes])
  useNotifyReady(content)
  return quiz
}

/** Whether a count has grown since this page loaded: earlier pages have handled the rest. */
function useIsNew(count: number | undefined): boolean {
  const [first] = useState(count)
  return count !== first
}
