import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import { type RootProps, toRoot, toState } from '../parts/root.ts'
import * as styles from './steps.css.ts'

export interface StepsProps extends RootProps {
  /** Name of the list: `Progress`. */
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the current step, from 0. */
  readonly current: number
  /** For screen readers, after a finished step: `done`. */
  readonly doneLabel: string
}

/** The steps of a task and which of them is the current one. */
export function Steps({ label, steps, current, doneLabel, ...root }: StepsProps) {
  return (
    <ol {...toRoot('steps', root, styles.list)} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-part="step"
          {...toState({ done: index < current, current: index === current, next: index > current })}
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
