import { err, ok, type Result } from '@sorrel/domain/result'
import * as z from 'zod/mini'

/** Errors by field (`email`, `input.quantity`): a message key, `invalid` or `unknown_field`. One per field. */
export type FieldIssues = Readonly<Record<string, string>>

/** The value as the schema returns it, or its errors by field. */
export function check<T extends z.ZodMiniType>(schema: T, input: unknown): Result<z.output<T>, FieldIssues> {
  const result = z.safeParse(schema, input)
  return result.success ? ok(result.data) : err(toFieldIssues(result.error.issues))
}

function toFieldIssues(issues: readonly z.core.$ZodIssue[]): FieldIssues {
  const fields: [string, string][] = issues.flatMap(toEntries)
  return Object.fromEntries(fields.reverse())
}

function toEntries(issue: z.core.$ZodIssue): [string, string][] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [toName([...issue.path, key.slice(0, 100)]), 'unknown_field'])
  }
  return [[toName(issue.path), isKey(issue.message) ? issue.message : 'invalid']]
}

function toName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}

/** Our messages are keys with dots; those of the schema library are sentences. */
function isKey(message: string): boolean {
  return /^[a-z]+(?:\.[a-z0-9_]+)+$/.test(message)
}
