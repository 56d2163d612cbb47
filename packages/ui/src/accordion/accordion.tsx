import { createElement, type ReactNode } from 'react'
import * as styles from './accordion.css.ts'

export interface AccordionItemProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Open in the first HTML. */
  readonly defaultOpen?: boolean
  /** Of items with the same name only one is open. */
  readonly name?: string
  /** Level of the title in the page's outline. Default: no heading. */
  readonly level?: 2 | 3 | 4
  readonly id?: string
}

/**
 * A title that opens a panel below it. A native `details` element: it needs no script, and the browser's search opens
 * it.
 */
export function AccordionItem({ title, children, defaultOpen, name, level, id }: AccordionItemProps) {
  return (
    <details className={styles.item} open={defaultOpen} name={name} id={id}>
      <summary className={styles.summary}>
        {createElement(level ? `h${level}` : 'span', { className: styles.title }, title)}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

export interface AccordionProps {
  readonly children: ReactNode
}

/** Several items, one below the other. */
export function Accordion({ children }: AccordionProps) {
  return <div>{children}</div>
}
