/** Points an option gives to products and to categories, all of them by slug. */
export interface QuizSelection {
  readonly points: number
  readonly productSelection: readonly { readonly slug: string; readonly model: 'products' | 'categories' }[]
}

export interface QuizOption {
  readonly id: string
  readonly label: string
  readonly selection: readonly QuizSelection[]
}

export type QuizQuestionType = 'text' | 'email' | 'textarea' | 'single_select' | 'multiple_select'

export interface QuizQuestion {
  readonly kind: 'question'
  readonly id: string
  readonly questionType: QuizQuestionType
  readonly required: boolean
  /** Its answer is the name the results page greets. */
  readonly isCustomerName: boolean
  /** Longest text answer; unset means without end. */
  readonly maxChars?: number | undefined
  /** Empty for text questions. */
  readonly options: readonly QuizOption[]
}

/** A page between questions; not counted as a step. */
export interface QuizTransition {
  readonly kind: 'transition'
  readonly id: string
}

export type QuizItem = QuizQuestion | QuizTransition

/** What the quiz rules need of a quiz. */
export interface Quiz {
  readonly items: readonly QuizItem[]
}

/** An option's id, several of them, or a text. */
export type QuizAnswer = string | readonly string[]
