import type { ReactNode } from 'react'
import { classNames } from '../parts/class-names.ts'
import * as styles from './showcase.css.ts'

export interface AdviceProps {
  readonly good: ReactNode
  /** Why it is good. */
  readonly goodWhy: string
  readonly bad: ReactNode
  /** The harm done. */
  readonly badWhy: string
}

interface SideProps {
  readonly verdict: keyof typeof styles.verdict
  readonly title: string
  readonly why: string
  readonly children: ReactNode
}

function Side({ verdict, title, why, children }: SideProps) {
  return (
    <figure className={styles.side}>
      <div className={classNames(styles.picture, styles.verdict[verdict])}>
        <div className={styles.inside}>{children}</div>
      </div>
      <figcaption className={styles.why}>
        <span className={styles.title}>{title}</span>
        {why}
      </figcaption>
    </figure>
  )
}

/** One good and one bad use side by side. */
export function Advice({ good, goodWhy, bad, badWhy }: AdviceProps) {
  return (
    <div className={styles.advice}>
      <Side verdict="do" title="Do" why={goodWhy}>
        {good}
      </Side>
      <Side verdict="dont" title="Don’t" why={badWhy}>
        {bad}
      </Side>
    </div>
  )
}
