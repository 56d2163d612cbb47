import { type RootProps, toRoot } from '../parts/root.ts'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './free-delivery-meter.css.ts'

export interface FreeDeliveryMeterProps extends RootProps {
  /** Name of the bar: `Free delivery`. */
  readonly label: string
  /** What is missing, or that nothing is: `£8.35 away from free UK delivery`. */
  readonly message: string
  /** Share of the threshold, 0…1. From 1 on only the message is shown. */
  readonly value: number
  /** A change in flight may alter the message. */
  readonly pending?: boolean
}

/** How far a bag is from free delivery. A changed message is read out. */
export function FreeDeliveryMeter(props: FreeDeliveryMeterProps) {
  const { label, message, value, pending = false } = props
  const isReached = value >= 1
  return (
    <div {...toRoot('free-delivery-meter', props, styles.meter, { pending, reached: isReached })}>
      <div role="status" aria-busy={pending} className={styles.message} data-part="message">
        <Text size="sm">{message}</Text>
      </div>
      {!isReached && <ProgressBar label={label} value={value} max={1} valueLabel={message} />}
    </div>
  )
}
