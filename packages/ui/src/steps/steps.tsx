import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './steps.css.ts'

export interface StepsProps {
  /** Name of the list: `Progress`. */
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the current step, from 0. */
  readonly current: number
  /** For screen readers, after a finished step: `done`. */
  readonly doneLabel: string
}

const getState = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'next'

/** The steps of a task and which of them is the current one. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={getState(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.textBlock}>
            {step}
            {index < current && <span className={hidden}> ({doneLabel})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
