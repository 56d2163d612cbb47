import { type FormIssues, isFormMessage } from '@sorrel/contracts/forms'
import type { Rejection } from './flash-message.ts'
import type { FormState } from './form-shape.ts'

// Apart from form-shape.ts, which every page loads with its footer: this brings the schemas of all forms along.

/** What a form can show of the fields an answer names: known messages only. */
export function toFormIssues(fields: Readonly<Record<string, string>> = {}): FormIssues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => (isFormMessage(text) ? [[field, text]] : [])),
  )
}

/** What a form shows of a refusal: what is wrong by field, or else why it was refused as a whole. */
export function toErrorState({
  code,
  fields,
  requestId,
}: Rejection): Pick<FormState, 'issues' | 'error' | 'requestId'> {
  const issues = toFormIssues(fields)
  return Object.keys(issues).length > 0 ? { issues } : { issues, error: code, requestId }
}
