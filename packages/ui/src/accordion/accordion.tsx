import { createElement, type ReactNode } from 'react'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './accordion.css.ts'

export interface AccordionItemProps extends RootProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Whether it is open in the initial HTML. */
  readonly defaultOpen?: boolean
  /** Of the items with the same name, only one is open at a time. */
  readonly name?: string
  /** Level of the title in the page's outline. Default: no heading. */
  readonly level?: 2 | 3 | 4
  readonly id?: string
  /** With a border and padding, for a standalone accordion that hides a menu. */
  readonly boxed?: boolean
}

/** A title that opens a panel below it. A native `details` element: it needs no script, and find-in-page opens it. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, children, defaultOpen, name, level, id, boxed } = props
  return (
    <details
      {...toRoot('accordion-item', props, boxed ? styles.boxed : styles.item)}
      open={defaultOpen}
      name={name}
      id={id}
    >
      <summary className={styles.summary} data-part="summary">
        {createElement(
          level ? `h${level}` : 'span',
          { className: styles.title, 'data-part': 'title' },
          title,
        )}
        <span className={styles.sign} data-part="sign" aria-hidden="true" />
      </summary>
      <div className={styles.panel} data-part="panel">
        {children}
      </div>
    </details>
  )
}

export interface AccordionProps extends RootProps {
  readonly children: ReactNode
}

/** Several items, one below the other. */
export function Accordion({ children, ...root }: AccordionProps) {
  return <div {...toRoot('accordion', root, '')}>{children}</div>
}
