import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './progress-bar.css.ts'

export interface ProgressBarProps extends RootProps {
  /** 0…`max`. */
  readonly value: number
  /** @default 100 */
  readonly max?: number
  /** The measured thing. */
  readonly label: string
  /** The value in words: `£8.35 away from free UK delivery`. */
  readonly valueLabel?: string
  /** `polite` announces `valueLabel` when it changes; `off` is for a bar beside a text with the same content. @default 'off' */
  readonly live?: 'off' | 'polite'
  /** `mark` for the shares of ratings. @default 'success' */
  readonly tone?: keyof typeof styles.tone
}

/** A value as a share of its maximum. Put the explanatory text above. */
export function ProgressBar(props: ProgressBarProps) {
  const { value, max = 100, label, valueLabel, live = 'off', tone = 'success' } = props
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <>
      <div
        {...toRoot('progress-bar', props, styles.track)}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueLabel}
      >
        <span
          className={classNames(styles.fill, styles.tone[tone])}
          data-part="fill"
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
      {live === 'polite' && (
        <span className={hidden} aria-live="polite">
          {valueLabel}
        </span>
      )}
    </>
  )
}
