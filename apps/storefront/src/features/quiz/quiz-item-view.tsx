'use client'

import type { CleanQuizItem } from '@sorrel/commerce/content'
import type { QuizAnswer } from '@sorrel/domain/quiz'
import type { ImageComponent } from '@sorrel/ui/picture'
import type { QuestionFault } from './check-question.ts'
import { QuestionView } from './question-view.tsx'
import { TransitionView } from './transition-view.tsx'

export interface QuizItemViewProps {
  readonly item: CleanQuizItem
  /** Its place among the questions, from 1; transitions do not count. */
  readonly number: number
  readonly count: number
  /** The place stands above the question. */
  readonly isNumbered: boolean
  /** Shown now or next: its pictures load at once. */
  readonly isNear: boolean
  readonly answer: QuizAnswer | undefined
  readonly fault: QuestionFault | undefined
  readonly onAnswer: (answer: QuizAnswer) => void
  readonly image: ImageComponent
}

export function QuizItemView({ item, ...rest }: QuizItemViewProps) {
  return item.kind === 'transition' ? (
    <TransitionView item={item} isNear={rest.isNear} image={rest.image} />
  ) : (
    <QuestionView question={item} {...rest} />
  )
}
