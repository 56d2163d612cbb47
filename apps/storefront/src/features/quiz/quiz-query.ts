import { getQuizName, type Quiz, type QuizAnswer, type QuizState } from '@sorrel/domain/quiz'

type Answers = QuizState['answers']

/** Field of a quiz's address with the item shown, from 1; absent for the first. */
const STEP_FIELD = 'step'

/** Field of the results' address that holds the shopper's name. See docs/decisions.md#routes. */
export const NAME_FIELD = 'name'

/** Longest name that an address may hold. Characters. */
export const NAME_MAX = 60

/** The item that an address asks for, from 0. */
export function readStep(query: string): number {
  const step = Number(new URLSearchParams(query).get(STEP_FIELD))
  return Number.isSafeInteger(step) && step > 1 ? step - 1 : 0
}

/** The query of an item. */
export function toStepQuery(index: number): string {
  return index === 0 ? '' : `?${STEP_FIELD}=${index + 1}`
}

/** Name of the form field of a question with options. Text questions have none, so that their answers are never sent. */
export function toFieldName(questionId: string): string {
  return `q-${questionId}`
}

/** The part of the answers that the results need, as a form would send it: the name and the chosen options. */
export function toAnswerQuery(quiz: Quiz, answers: Answers): string {
  const query = new URLSearchParams()
  const name = getQuizName(quiz, { answers })
  if (name !== undefined) query.set(NAME_FIELD, name.slice(0, NAME_MAX))
  for (const item of quiz.items) {
    if (item.kind === 'transition' || item.options.length === 0) continue
    for (const id of toIds(answers[item.id])) query.append(toFieldName(item.id), id)
  }
  return query.toString()
}

/** The chosen options in an address. Options that the quiz does not have are left out. */
export function readAnswerQuery(quiz: Quiz, query: URLSearchParams): Answers {
  return Object.fromEntries(
    quiz.items.flatMap((item): [string, QuizAnswer][] => {
      if (item.kind === 'transition' || item.options.length === 0) return []
      const sent = query.getAll(toFieldName(item.id))
      const ids = item.options.map(({ id }) => id).filter((id) => sent.includes(id))
      if (ids.length === 0) return []
      return [[item.id, item.questionType === 'multiple_select' ? ids : (ids[0] ?? '')]]
    }),
  )
}

/** The ids of the chosen options. */
export function toIds(answer: QuizAnswer | undefined): readonly string[] {
  if (answer === undefined) return []
  return typeof answer === 'string' ? [answer] : answer
}
