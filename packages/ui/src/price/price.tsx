import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './price.css.ts'

interface PriceLook extends RootProps {
  /** The formatted amount to pay, with its currency. */
  readonly current: string
  /** Text after the amount: `every month`, `from`. */
  readonly suffix?: string
  /** Default `md`. */
  readonly size?: keyof typeof styles.size
}

/** A reduced price needs labels for screen readers that distinguish the two amounts. */
type Reduction =
  | { readonly original?: undefined; readonly originalLabel?: string; readonly currentLabel?: string }
  | {
      /** The formatted amount before the reduction, shown struck through. */
      readonly original: string
      /** For screen readers: `Was`. */
      readonly originalLabel: string
      /** For screen readers: `Now`. */
      readonly currentLabel: string
    }

export type PriceProps = PriceLook & Reduction

/** A price; with `original` a reduced price. */
export function Price(props: PriceProps) {
  const { current, original, originalLabel, currentLabel, suffix, size = 'md' } = props
  const isReduced = original !== undefined
  return (
    <p {...toRoot('price', props, classNames(styles.price, styles.size[size]), { reduced: isReduced })}>
      <span className={classNames(styles.current, isReduced && styles.sale)} data-part="current">
        {isReduced && <span className={hidden}>{currentLabel} </span>}
        {current}
      </span>
      {isReduced && (
        <s className={styles.original} data-part="original">
          <span className={hidden}>{originalLabel} </span>
          {original}
        </s>
      )}
      {suffix && (
        <span className={styles.suffix} data-part="suffix">
          {suffix}
        </span>
      )}
    </p>
  )
}
