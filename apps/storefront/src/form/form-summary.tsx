'use client'

import type { FormIssues } from '@sorrel/contracts/forms'
import { ErrorSummary } from '@sorrel/ui/error-summary'
import { useShop } from '#shop/shop-context.tsx'
import { toIssueText, toNamedIssue } from './form-issues.ts'

export interface FormSummaryProps {
  /** Why the whole form was refused. */
  readonly error: string | undefined
  /** Another object for each time the form was refused. */
  readonly occasion: object
  /** Of the form: its fields' ids begin with it. */
  readonly id: string
  /** In the order of the form. Hidden fields have no label. */
  readonly fields: readonly { readonly name: string; readonly label: string | undefined }[]
  readonly issues: FormIssues
}

/** The errors of a form as the kit's summary, each with the name of its field. */
export function FormSummary({ error, occasion, id, fields, issues }: FormSummaryProps) {
  const { t } = useShop()
  const errors = fields.flatMap(({ name, label }) => {
    const issue = issues[name]
    return issue === undefined
      ? []
      : [{ id: `${id}-${name}`, text: toNamedIssue(toIssueText(t, issue), label, t) }]
  })
  if (error === undefined && errors.length === 0) return null
  return (
    <ErrorSummary
      title={error ?? t('validation.summary', { count: errors.length })}
      errors={errors}
      occasion={occasion}
    />
  )
}
