import type { QuizMemory } from './restore-quiz.ts'

type Answers = QuizMemory['answers']

const toKey = (quizId: string) => `quiz:${quizId}`

/** The answers this tab remembers; none where it may not remember or holds something else. */
export function loadAnswers(quizId: string): Answers {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(toKey(quizId)) ?? '{}')
    return Object.fromEntries(Object.entries(stored ?? {}).filter(isAnswer))
  } catch {
    return {}
  }
}

/** Remembers the answers in this tab. A browser that refuses only loses them on a reload. */
export function saveAnswers(quizId: string, answers: Answers): void {
  try {
    sessionStorage.setItem(toKey(quizId), JSON.stringify(answers))
  } catch {
    // Private windows may refuse to remember.
  }
}

/** Starts anew. */
export function forgetAnswers(quizId: string): void {
  saveAnswers(quizId, {})
}

function isAnswer(entry: [string, unknown]): entry is [string, Answers[string]] {
  const [, answer] = entry
  return typeof answer === 'string' || (Array.isArray(answer) && answer.every((id) => typeof id === 'string'))
}
