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

type QuizQuestionType = 'text' | 'email' | 'textarea' | 'single_select' | 'multiple_select'

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

/** The fields of a quiz that its rules need. */
export interface Quiz {
  readonly items: readonly QuizItem[]
}

/** An option's id, several of them, or a text. */
export type QuizAnswer = string | readonly string[]

export interface QuizState {
  /** Position in the quiz's items, questions and transitions alike. */
  readonly index: number
  /** By question id. Unanswered questions have no entry. */
  readonly answers: Readonly<Record<string, QuizAnswer>>
  /** The last item was passed; the results may be requested. */
  readonly finished: boolean
}

export type QuizAction =
  | { readonly type: 'answer'; readonly questionId: string; readonly answer: QuizAnswer }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  /** Jumps without asking for answers: the editor's preview. */
  | { readonly type: 'go-to'; readonly index: number }
  | { readonly type: 'restart' }

export function getInitialQuizState(): QuizState {
  return { index: 0, answers: {}, finished: false }
}

/**
 * One step through a quiz, item by item, transitions included. `next` stays on a required question without an
 * answer and finishes on the last item; `back` stays on the first. An answer that does not fit its question (an
 * option it does not have, several to a single choice) changes nothing; an empty one removes the entry.
 *
 * @example
 * ```ts
 * import { getInitialQuizState, isQuizItemComplete, quizReducer } from '@sorrel/domain/quiz'
 * import { aQuiz, aQuizOption, aQuizQuestion } from '@sorrel/domain/testing'
 *
 * const question = aQuizQuestion({ id: 'skin', required: true, options: [aQuizOption({ id: 'dry' })] })
 * const quiz = aQuiz({ items: [question] })
 * const first = getInitialQuizState()
 * const answered = quizReducer(quiz, first, { type: 'answer', questionId: 'skin', answer: 'dry' })
 * console.log(isQuizItemComplete(question, first), isQuizItemComplete(question, answered)) // false true
 * console.log(quizReducer(quiz, answered, { type: 'next' }).finished) // true
 * ```
 */
export function quizReducer(quiz: Quiz, state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'answer':
      return withAnswer(quiz, state, action)
    case 'next':
      return toNext(quiz, state)
    case 'back':
      if (state.finished) return { ...state, finished: false }
      return state.index > 0 ? { ...state, index: state.index - 1 } : state
    case 'go-to':
      return quiz.items[action.index] === undefined
        ? state
        : { ...state, index: action.index, finished: false }
    case 'restart':
      return getInitialQuizState()
  }
}

function toNext(quiz: Quiz, state: QuizState): QuizState {
  const item = quiz.items[state.index]
  if (state.finished || (item !== undefined && !isQuizItemComplete(item, state))) return state
  if (state.index >= quiz.items.length - 1) return { ...state, finished: true }
  return { ...state, index: state.index + 1 }
}

function withAnswer(
  quiz: Quiz,
  state: QuizState,
  { questionId, answer }: { readonly questionId: string; readonly answer: QuizAnswer },
): QuizState {
  const question = getQuestions(quiz).find((candidate) => candidate.id === questionId)
  if (question === undefined || !isFitting(question, answer)) return state
  const others = Object.entries(state.answers).filter(([id]) => id !== questionId)
  const own: [string, QuizAnswer][] = isEmpty(answer) ? [] : [[questionId, answer]]
  return { ...state, answers: Object.fromEntries([...others, ...own]) }
}

function isFitting(question: QuizQuestion, answer: QuizAnswer): boolean {
  const isOption = (id: string) => question.options.some((option) => option.id === id)
  if (question.questionType === 'multiple_select') return typeof answer !== 'string' && answer.every(isOption)
  if (typeof answer !== 'string') return false
  if (question.questionType === 'single_select') return answer === '' || isOption(answer)
  return question.maxChars === undefined || answer.length <= question.maxChars
}

function isEmpty(answer: QuizAnswer): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : answer.length === 0
}

/** Whether the next button may go on from an item: a required question needs an answer. */
export function isQuizItemComplete(item: QuizItem, state: Pick<QuizState, 'answers'>): boolean {
  return item.kind === 'transition' || !item.required || getAnswer(state, item.id) !== undefined
}

/** Questions up to the current item and in all; transitions do not count. */
export function getQuizProgress(
  quiz: Quiz,
  state: QuizState,
): { readonly step: number; readonly count: number } {
  const isQuestion = (item: QuizItem) => item.kind === 'question'
  const step = quiz.items.slice(0, state.index + 1).filter(isQuestion).length
  return { step, count: quiz.items.filter(isQuestion).length }
}

/** The name the shopper gave, for the results page; undefined when not asked or not given. */
export function getQuizName(quiz: Quiz, state: Pick<QuizState, 'answers'>): string | undefined {
  const question = getQuestions(quiz).find((candidate) => candidate.isCustomerName)
  const answer = question && getAnswer(state, question.id)
  return typeof answer === 'string' ? answer.trim() : undefined
}

/** The results that the chosen options give points to, by answered question. */
export function getQuizSelections(
  quiz: Quiz,
  state: Pick<QuizState, 'answers'>,
): readonly { readonly selection: readonly QuizSelection[] }[] {
  return getQuestions(quiz).flatMap((question) => {
    const answer = getAnswer(state, question.id) ?? []
    const chosen = typeof answer === 'string' ? [answer] : answer
    const selection = question.options
      .filter((option) => chosen.includes(option.id))
      .flatMap((option) => option.selection)
    return selection.length > 0 ? [{ selection }] : []
  })
}

function getQuestions(quiz: Quiz): readonly QuizQuestion[] {
  return quiz.items.filter((item) => item.kind === 'question')
}

function getAnswer(state: Pick<QuizState, 'answers'>, questionId: string): QuizAnswer | undefined {
  return Object.hasOwn(state.answers, questionId) ? state.answers[questionId] : undefined
}

/** Products a quiz recommends at most. */
export const MAX_QUIZ_RESULTS = 3

const KEPT_CATEGORY_RANKS = 3
const KEPT_PRODUCT_RANKS = 2

/** The fields of a product that ranking needs. */
export interface QuizProduct {
  readonly slug: string
  readonly categorySlugs: readonly string[]
}

type Points = Map<string, number>

/**
 * The slugs to recommend, at most three, best first.
 *
 * 1. Points add up per product and per category.
 * 2. Of the categories only those with one of the three highest point counts stay.
 * 3. Each gives its points to the already ranked products that belong to it; where those have more than two
 *    different point counts, only to the ones with the two highest.
 * 4. Most points first; where the third and fourth place tie, the tied ones are taken by popularity.
 *
 * Without answers, or when no known product got points, the most popular. Unknown slugs are ignored; a choice that
 * names only categories ranks their most popular products.
 */
export function rankQuizResults(question: {
  readonly answers: readonly { readonly selection: readonly QuizSelection[] }[]
  /** Every product of the shop, most popular first. */
  readonly products: readonly QuizProduct[]
}): readonly string[] {
  const { products } = question
  const selections = question.answers.flatMap((answer) => answer.selection)
  const known = new Set(products.map((product) => product.slug))
  const ranked = new Map([...sumPoints(selections, 'products')].filter(([slug]) => known.has(slug)))
  const categories = keepHighest(sumPoints(selections, 'categories'), KEPT_CATEGORY_RANKS)
  if (ranked.size === 0) return getPopular(products, categories)
  const total = addCategoryPoints(ranked, categories, products)
  const order = products.filter((product) => total.has(product.slug))
  return order
    .toSorted((left, right) => (total.get(right.slug) ?? 0) - (total.get(left.slug) ?? 0))
    .slice(0, MAX_QUIZ_RESULTS)
    .map((product) => product.slug)
}

function sumPoints(selections: readonly QuizSelection[], model: 'products' | 'categories'): Points {
  const points: Points = new Map()
  for (const selection of selections) {
    for (const target of selection.productSelection) {
      if (target.model === model) points.set(target.slug, (points.get(target.slug) ?? 0) + selection.points)
    }
  }
  return points
}

/** The entries whose points are among the highest `ranks` different counts, compared as numbers. */
function keepHighest(points: Points, ranks: number): Points {
  const counts = [...new Set(points.values())].toSorted((left, right) => right - left)
  const cutOff = counts[ranks - 1] ?? Number.NEGATIVE_INFINITY
  return new Map([...points].filter(([, count]) => count >= cutOff))
}

function addCategoryPoints(ranked: Points, categories: Points, products: readonly QuizProduct[]): Points {
  const total = new Map(ranked)
  for (const [slug, points] of categories) {
    const members = new Set(products.filter((one) => one.categorySlugs.includes(slug)).map((one) => one.slug))
    const memberPoints = new Map([...ranked].filter(([member]) => members.has(member)))
    for (const member of keepHighest(memberPoints, KEPT_PRODUCT_RANKS).keys()) {
      total.set(member, (total.get(member) ?? 0) + points)
    }
  }
  return total
}

/** The most popular products, those of the best categories first. */
function getPopular(products: readonly QuizProduct[], categories: Points): readonly string[] {
  const getScore = (product: QuizProduct) =>
    Math.max(0, ...product.categorySlugs.map((slug) => categories.get(slug) ?? 0))
  return products
    .toSorted((left, right) => getScore(right) - getScore(left))
    .slice(0, MAX_QUIZ_RESULTS)
    .map((product) => product.slug)
}
