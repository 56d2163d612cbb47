'use client'

import { lazy } from 'react'
import type { PreviewContentProps } from './load-preview-content.ts'
import type { PreviewQuizProps, PreviewQuizResultsProps } from './load-preview-quiz.ts'
import type { PreviewProductProps } from './load-preview-product.ts'

const Content = lazy(async () => ({ default: (await import('./preview-content.tsx')).PreviewContent }))
const Product = lazy(async () => ({ default: (await import('./preview-product.tsx')).PreviewProduct }))
const Quiz = lazy(async () => ({ default: (await import('./preview-quiz.tsx')).PreviewQuiz }))
const QuizResults = lazy(async () => ({ default: (await import('./preview-quiz.tsx')).PreviewQuizResults }))

/** The editor's code is a part of its own: no page of the shop shares a file with it. */
export function LazyPreviewContent(props: PreviewContentProps) {
  return <Content {...props} />
}

export function LazyPreviewProduct(props: PreviewProductProps) {
  return <Product {...props} />
}

export function LazyPreviewQuiz(props: PreviewQuizProps) {
  return <Quiz {...props} />
}

export function LazyPreviewQuizResults(props: PreviewQuizResultsProps) {
  return <QuizResults {...props} />
}
