import type { ReactNode } from 'react'
import * as styles from './visually-hidden.css.ts'

export interface VisuallyHiddenProps {
  readonly children: ReactNode
  /** Default `span`. */
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p'
  readonly id?: string
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={styles.hidden} />
}
