import { type FormMessage, DEFAULT_PASSWORD_MIN_LENGTH } from '@sorrel/contracts/forms'
import type { Translate } from '@sorrel/i18n/message'
import { SHOP_CONFIG } from '#config/shop-config.ts'

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

/** Characters of the shortest password that can be set. */
export const passwordMinLength = SHOP_CONFIG.passwordMinLength ?? DEFAULT_PASSWORD_MIN_LENGTH
