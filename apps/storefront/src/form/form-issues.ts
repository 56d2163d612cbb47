import {
  type FormIssues,
  isFormMessage,
  type FormMessage,
  DEFAULT_PASSWORD_MIN_LENGTH,
} from '@sorrel/contracts/forms'
import type { Rejection } from './flash-message.ts'
import type { FormState } from './form-shape.ts'
import type { Translate } from '@sorrel/i18n/message'
import { SHOP_CONFIG } from '#config/shop-config.ts'

// Apart from form-shape.ts, which every page loads with its footer: this brings the schemas of all forms along.

/** The answer's field errors that a form can show: known messages only. */
export function toFormIssues(fields: Readonly<Record<string, string>> = {}): FormIssues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => (isFormMessage(text) ? [[field, text]] : [])),
  )
}

/** A refusal as a form shows it: errors by field, or else the reason for the whole form. */
export function toErrorState({
  code,
  fields,
  requestId,
}: Rejection): Pick<FormState, 'issues' | 'error' | 'requestId'> {
  const issues = toFormIssues(fields)
  return Object.keys(issues).length > 0 ? { issues } : { issues, error: code, requestId }
}

/** The error of a field, in the page's language. */
export function toIssueText(t: Translate, issue: FormMessage): string {
  if (issue === 'validation.password_too_short')
    return t('validation.password_too_short', { min: passwordMinLength })
  return t(issue satisfies FormMessage)
}

/** An issue away from its field: named, unless its own messages do so. */
export function toNamedIssue(issue: string, label: string | undefined, t: Translate): string {
  const isNamed = label === undefined || issue.toLowerCase().includes(label.toLowerCase())
  return isNamed ? issue : t('content.labelled', { name: label, value: issue })
}

/** Characters of the shortest password that can be set. */
export const passwordMinLength = SHOP_CONFIG.passwordMinLength ?? DEFAULT_PASSWORD_MIN_LENGTH
