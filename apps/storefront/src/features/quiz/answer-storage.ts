import type { QuizState } from '@sorrel/domain/quiz'

type Answers = QuizState['answers']

const toKey = (quizId: string) => `quiz:${quizId}`

/** The answers stored in this tab; none where storage is refused or holds something else. */
export function loadAnswers(quizId: string): Answers {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(toKey(quizId)) ?? '{}')
    return Object.fromEntries(Object.entries(stored ?? {}).filter(isAnswer))
  } catch {
    return {}
  }
}

/** Stores the answers in this tab. Without storage they are lost on a reload. */
export function saveAnswers(quizId: string, answers: Answers): void {
  try {
    sessionStorage.setItem(toKey(quizId), JSON.stringify(answers))
  } catch {
    // Browsers may refuse storage in private windows.
  }
}

function isAnswer(entry: [string, unknown]): entry is [string, Answers[string]] {
  const [, answer] = entry
  return typeof answer === 'string' || (Array.isArray(answer) && answer.every((id) => typeof id === 'string'))
}
