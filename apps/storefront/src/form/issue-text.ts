import type { FormMessage } from '@sorrel/contracts/forms'
import type { Translate } from '@sorrel/i18n/message'
import { passwordMinLength } from '#config/password-min-length.ts'

/** What is wrong with a field, in the page's language. */
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
