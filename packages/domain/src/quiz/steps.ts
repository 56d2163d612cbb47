import type { Quiz, QuizAnswer, QuizItem, QuizQuestion, QuizSelection } from './quiz.ts'

export interface QuizState {
  /** Position in the quiz's items, questions and transitions alike. */
  readonly index: number
  /** By question id. A question not answered has no entry. */
  readonly answers: Readonly<Record<string, QuizAnswer>>
  /** The last item was passed; the results may be asked for. */
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

/** What the chosen options give points to, per answered question, as the results want it. */
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
