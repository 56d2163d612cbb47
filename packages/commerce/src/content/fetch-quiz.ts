import { parseQuiz } from '@sorrel/contracts/quiz'
import type { Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { andThen, decodeRecord } from '../wire/decode.ts'
import { cleanQuiz, type CleanQuiz } from './clean-quiz.ts'

export interface QuizArgs {
  readonly id: string
  readonly locale?: string | undefined
  /** Also shows what is not published: editor mode only. Default false. */
  readonly preview?: boolean | undefined
}

function toQuiz(json: unknown): CleanQuiz | undefined {
  const quiz = parseQuiz(json)
  return quiz && cleanQuiz(quiz)
}

/** A quiz; null when there is none. */
export async function fetchQuiz(
  client: CommerceClient,
  { id, locale, preview = false }: QuizArgs,
): Promise<Result<CleanQuiz | null, CommerceError>> {
  const path = `/content/quizzes/${encodeURIComponent(id)}`
  const answer = await client.read({ path, locale, query: { $preview: preview ? 'true' : undefined } })
  return andThen(answer, (json) => decodeRecord(json, { operation: path, toRecord: toQuiz }))
}
