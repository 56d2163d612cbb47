import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './price.css.ts'

interface PriceLook extends RootProps {
  /** The formatted amount to pay, with its currency. */
  readonly now: string
  /** Text after the amount: `every month`, `from`. */
  readonly suffix?: string
  /** @default 'md' */
  readonly size?: keyof typeof styles.size
}

/** A reduced price needs labels for screen readers that distinguish the two amounts. */
type Reduction =
  | { readonly before?: undefined; readonly beforeLabel?: string; readonly nowLabel?: string }
  | {
      /** The formatted amount before the reduction, shown struck through. */
      readonly before: string
      /** For screen readers: `Was`. */
      readonly beforeLabel: string
      /** For screen readers: `Now`. */
      readonly nowLabel: string
    }

export type PriceProps = PriceLook & Reduction

/** A price; with `before` a reduced price. */
export function Price(props: PriceProps) {
  const { now, before, beforeLabel, nowLabel, suffix, size = 'md' } = props
  const isReduced = before !== undefined
  return (
    <p {...toRoot('price', props, classNames(styles.price, styles.size[size]), { reduced: isReduced })}>
      <span className={classNames(styles.now, isReduced && styles.sale)} data-part="now">
        {isReduced && <span className={hidden}>{nowLabel} </span>}
        {now}
      </span>
      {isReduced && (
        <s className={styles.before} data-part="before">
          <span className={hidden}>{beforeLabel} </span>
          {before}
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
