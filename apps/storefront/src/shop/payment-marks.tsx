import type { PaymentMethod } from '@sorrel/contracts/settings'
import drawings from './payment-marks.svg?address'
import * as styles from './payment-marks.css.ts'

/** Their own names. Each has a plain drawing of our own in one file, which is fetched when somebody scrolls near it. */
const NAMES: Readonly<Record<PaymentMethod, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  paypal: 'PayPal',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
}

export interface PaymentMarksProps {
  readonly label: string
  readonly methods: readonly PaymentMethod[]
}

/** How shoppers can pay, as small cards: what the footer's settings name. */
export function PaymentMarks({ label, methods }: PaymentMarksProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {methods.map((method) => (
        <li key={method} className={styles.mark}>
          <img
            src={`${drawings}#${method}`}
            alt={NAMES[method]}
            width={46}
            height={28}
            loading="lazy"
            className={styles.drawing}
          />
        </li>
      ))}
    </ul>
  )
}
