import { classNames } from '../parts/class-names.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './price.css.ts'

interface PriceLook {
  /** The amount to pay, with its currency, as shown. */
  readonly current: string
  /** What follows the amount: `every month`, `from`. */
  readonly suffix?: string
  /** Default `md`. */
  readonly size?: keyof typeof styles.size
}

/** A struck price always says in words which is which. */
type Reduction =
  | { readonly original?: undefined; readonly originalLabel?: string; readonly currentLabel?: string }
  | {
      /** The amount before the reduction, struck. */
      readonly original: string
      /** For screen readers: `Was`. */
      readonly originalLabel: string
      /** For screen readers: `Now`. */
      readonly currentLabel: string
    }

export type PriceProps = PriceLook & Reduction

/** A price; with `original` a reduced one. */
export function Price({ current, original, originalLabel, currentLabel, suffix, size = 'md' }: PriceProps) {
  const isReduced = original !== undefined
  return (
    <p className={classNames(styles.price, styles.size[size])}>
      <span className={classNames(styles.current, isReduced && styles.sale)}>
        {isReduced && <span className={hidden}>{currentLabel} </span>}
        {current}
      </span>
      {isReduced && (
        <s className={styles.original}>
          <span className={hidden}>{originalLabel} </span>
          {original}
        </s>
      )}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </p>
  )
}
