import type { Picture } from '@sorrel/domain/product'
import type { QuizOption, QuizQuestion, QuizTransition } from '@sorrel/domain/quiz'
import type { MultiplePanelsSection } from '../content/section.ts'

export const QUIZ_LAYOUTS = ['multiple_page', 'single_page'] as const

export const SELECT_LAYOUTS = ['card', 'stack', 'grid', 'slider'] as const

export interface ContentQuizOption extends QuizOption {
  readonly image?: Picture | undefined
}

/** A question together with the texts and pictures of its page. */
export interface ContentQuizQuestion extends QuizQuestion {
  readonly prompt: string
  readonly description?: string | undefined
  readonly note?: string | undefined
  readonly placeholder?: string | undefined
  /** Only for select questions; `slider` only for a single choice. Default `card`. */
  readonly layout: (typeof SELECT_LAYOUTS)[number]
  /** 2 to 4, default 3. */
  readonly columns: number
  readonly options: readonly ContentQuizOption[]
}

export interface ContentQuizTransition extends QuizTransition {
  readonly layout: 'image_left_aligned' | 'image_right_aligned' | 'no_image'
  readonly image?: Picture | undefined
  readonly title?: string | undefined
  /** HTML. */
  readonly description?: string | undefined
}

export type ContentQuizItem = ContentQuizQuestion | ContentQuizTransition

export interface QuizResultsPage {
  readonly title?: string | undefined
  /** The titles of text panels may contain `{name}`. */
  readonly headingSections: readonly MultiplePanelsSection[]
  readonly resultsTitle?: string | undefined
}

/** A quiz as the merchant made it. The domain's quiz rules take it too. */
export interface ContentQuiz {
  readonly id: string
  readonly name: string
  /** Default `multiple_page`: one item at a time. */
  readonly layout: (typeof QUIZ_LAYOUTS)[number]
  readonly items: readonly ContentQuizItem[]
  /** Unset means the message `quiz.next`. */
  readonly nextButtonLabel?: string | undefined
  /** Unset means the message `quiz.see_results`. */
  readonly seeResultsLabel?: string | undefined
  readonly resultsPage: QuizResultsPage
}
