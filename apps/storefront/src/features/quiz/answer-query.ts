import { getQuizName, type Quiz, type QuizAnswer, type QuizState } from '@sorrel/domain/quiz'

type Answers = QuizState['answers']

/** Field of the results' address that holds the shopper's name. See docs/decisions.md#routes. */
export const NAME_FIELD = 'name'

/** Longest name that an address may hold. Characters. */
export const NAME_MAX = 60

/** The form field of a question with options; texts have none, so that they never leave the browser. */
export function toFieldName(questionId: string): string {
  return `q-${questionId}`
}

/** What the results need of the answers, as a form would send it: the name and the chosen options, nothing else. */
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
      const given = query.getAll(toFieldName(item.id))
      const ids = item.options.map(({ id }) => id).filter((id) => given.includes(id))
      if (ids.length === 0) return []
      return [[item.id, item.questionType === 'multiple_select' ? ids : (ids[0] ?? '')]]
    }),
  )
}

function toIds(answer: QuizAnswer | undefined): readonly string[] {
  if (answer === undefined) return []
  return typeof answer === 'string' ? [answer] : answer
}
