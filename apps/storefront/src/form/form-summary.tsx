'use client'

import type { FormIssues } from '@sorrel/contracts/forms'
import { Banner } from '@sorrel/ui/banner'
import { useEffect, useRef } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { toIssueText, toNamedIssue } from './form-issues.ts'
import * as styles from './shop-form.css.ts'

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

/** The errors of a form, at its top, each linked to its field. Takes the focus when it appears. */
export function FormSummary({ error, occasion, id, fields, issues }: FormSummaryProps) {
  const { t } = useShop()
  const entries = fields.flatMap(({ name, label }) => {
    const issue = issues[name]
    return issue === undefined ? [] : [{ name, text: toNamedIssue(toIssueText(t, issue), label, t) }]
  })
  const box = useRef<HTMLDivElement>(null)
  const isShown = error !== undefined || entries.length > 0
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, occasion])
  if (!isShown) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Banner tone="error" live="assertive">
        {error ?? t('validation.summary', { count: entries.length })}
        {entries.length > 0 && (
          <ul className={styles.issues}>
            {entries.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${id}-${name}`} className={styles.issue}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  )
}
