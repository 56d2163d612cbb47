import type { ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './slide-down.css.ts'

export interface SlideDownProps extends RootProps {
  readonly open: boolean
  /** For the `aria-controls` of the button that opens it. */
  readonly id: string
  /** Name of the region. */
  readonly label: string
  readonly children: ReactNode
  /** Duration: `menu` 1000 ms, `search` 700 ms; no animation with reduced motion. */
  readonly pace: keyof typeof styles.pace
}

/**
 * A sheet that slides out from under a header, which is its positioned parent. A closed sheet is inert, so that the
 * keyboard cannot reach its content.
 */
export function SlideDown({ open, id, label, children, pace, ...root }: SlideDownProps) {
  return (
    <section
      {...toRoot('slide-down', root, classNames(styles.root, styles.pace[pace]), { open })}
      id={id}
      aria-label={label}
      inert={!open}
      data-open={open || undefined}
    >
      <div className={styles.clip}>
        <div className={styles.body} data-part="body">
          {children}
        </div>
      </div>
    </section>
  )
}
