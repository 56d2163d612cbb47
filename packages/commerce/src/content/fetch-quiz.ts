import type { Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import type { CommerceError } from '../error.ts'
import { andThen, decodeRecord } from '../wire/decode.ts'
import { toQuiz, type ShopQuiz } from './to-quiz.ts'

export interface QuizArgs {
  readonly id: string
  readonly locale?: string | undefined
  /** Also shows what is not published: editor mode only. Default false. */
  readonly preview?: boolean | undefined
}

/** A quiz; null when there is none. Specification section 2, `/quiz/{id}`. */
export async function fetchQuiz(
  client: CommerceClient,
  { id, locale, preview = false }: QuizArgs,
): Promise<Result<ShopQuiz | null, CommerceError>> {
  const path = `/content/quizzes/${encodeURIComponent(id)}`
  const answer = await client.read({ path, locale, query: { $preview: preview ? 'true' : undefined } })
  return andThen(answer, (json) =>
    decodeRecord(json, { operation: path, toRecord: (value) => toQuiz(value, client) }),
  )
}
