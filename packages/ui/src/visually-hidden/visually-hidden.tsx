import type { ReactNode } from 'react'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './visually-hidden.css.ts'

export interface VisuallyHiddenProps extends RootProps {
  readonly children: ReactNode
  /** @default 'span' */
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p'
  readonly id?: string
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} {...toRoot('visually-hidden', rest, styles.hidden)} />
}
