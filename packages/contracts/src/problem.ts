import { isRecord, parseChoice, parseText } from './untrusted.ts'

/** Why an endpoint refused a request, with the HTTP status of each reason. */
const PROBLEMS = [
  { code: 'invalid', status: 400 },
  { code: 'unauthenticated', status: 401 },
  { code: 'expired', status: 401 },
  { code: 'forbidden', status: 403 },
  { code: 'not_found', status: 404 },
  { code: 'method_not_allowed', status: 405 },
  { code: 'timeout', status: 408 },
  { code: 'conflict', status: 409 },
  { code: 'too_large', status: 413 },
  { code: 'unsupported_media_type', status: 415 },
  { code: 'throttled', status: 429 },
  { code: 'internal', status: 500 },
  { code: 'upstream', status: 502 },
  { code: 'unavailable', status: 503 },
] as const

export type ProblemCode = (typeof PROBLEMS)[number]['code']

/** The one shape of a failure on the wire. */
export interface Problem {
  readonly error: {
    readonly code: ProblemCode
    /** In English, for logs. Shoppers see a message that is chosen by the code. */
    readonly message: string
    readonly requestId: string
    /** Errors by field: a message key, `invalid` or `unknown_field`. */
    readonly fields?: Readonly<Record<string, string>> | undefined
  }
}

export function getProblemStatus(code: ProblemCode): number {
  return PROBLEMS.find((problem) => problem.code === code)?.status ?? 500
}

/** The code that fits a status best. A client uses it for an answer without a body of ours. */
export function getProblemCode(status: number): ProblemCode {
  const known = PROBLEMS.find((problem) => problem.status === status)
  if (known !== undefined) return known.code
  return status >= 400 && status < 500 ? 'invalid' : 'internal'
}

/** Reads a failure's body; undefined when it is not of our shape. Never throws. */
export function parseProblem(input: unknown): Problem | undefined {
  if (!isRecord(input) || !isRecord(input.error)) return undefined
  const { code: name, message, requestId, fields } = input.error
  const code = parseChoice(
    name,
    PROBLEMS.map((problem) => problem.code),
  )
  if (code === undefined) return undefined
  return {
    error: {
      code,
      message: parseText(message) ?? '',
      requestId: parseText(requestId) ?? '',
      fields: parseFields(fields),
    },
  }
}

function parseFields(input: unknown): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(isRecord(input) ? input : {}).flatMap(([name, value]) => {
    const message = parseText(value)
    return message === undefined ? [] : [[name, message]]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
