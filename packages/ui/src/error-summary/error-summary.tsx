'use client'

import { useEffect, useRef } from 'react'
import { Banner } from '../banner/banner.tsx'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './error-summary.css.ts'

export interface SummaryError {
  /** Id of the field. */
  readonly id: string
  /** What is wrong, with the field's name: `Postcode: enter a postcode.` */
  readonly text: string
}

export interface ErrorSummaryProps extends RootProps {
  /** How many fields need a change, or why the whole form was refused. */
  readonly title: string
  /** In the order of the form. Default: none. */
  readonly errors?: readonly SummaryError[]
  /** Another value for each refusal, so that the next one takes the focus again. */
  readonly occasion?: unknown
}

const NO_ERRORS: readonly SummaryError[] = []

/** The errors of a form, at its top, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, errors = NO_ERRORS, occasion, ...root }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [occasion])
  return (
    <div ref={box} tabIndex={-1} {...toRoot('error-summary', root, styles.summary)}>
      <Banner tone="error" live="assertive">
        {title}
        {errors.length > 0 && (
          <ul className={styles.list} data-part="list">
            {errors.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.error} data-part="error">
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
