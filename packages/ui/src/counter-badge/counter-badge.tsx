import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './counter-badge.css.ts'

export interface CounterBadgeProps extends RootProps {
  /** The number as shown, such as `2` or `999+`. */
  readonly text: string
  /** The number in words, such as `2 items`. Leave out when the words are elsewhere on the page. */
  readonly label?: string
}

/** A small number on the corner of an icon. */
export function CounterBadge({ text, label, ...root }: CounterBadgeProps) {
  return (
    <>
      <span {...toRoot('counter-badge', root, styles.counter)} aria-hidden="true">
        {text}
      </span>
      {label && <span className={hidden}>{label}</span>}
    </>
  )
}
