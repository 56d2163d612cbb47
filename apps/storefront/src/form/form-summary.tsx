'use client'

import { Banner } from '@sorrel/ui/banner'
import { useEffect, useRef } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './shop-form.css.ts'

export interface FormSummaryProps {
  /** Why the whole form was refused. */
  readonly error: string | undefined
  /** Another object for each time the form was refused. */
  readonly occasion: object
  readonly entries: readonly { readonly name: string; readonly href: string; readonly text: string }[]
}

/** What is wrong with a form, at its top, each with a link to its field. Takes the focus when it arrives. */
export function FormSummary({ error, entries, occasion }: FormSummaryProps) {
  const { t } = useShop()
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
            {entries.map(({ name, href, text }) => (
              <li key={name}>
                <a href={href} className={styles.issue}>
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
