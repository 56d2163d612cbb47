import * as styles from './payment-marks.css.ts'

/** Ways to pay that the service's checkout takes, by their own names. */
const PAYMENT_NAMES = ['Visa', 'Mastercard', 'Amex', 'PayPal', 'Apple Pay', 'Google Pay'] as const

/** How shoppers can pay, as small cards. Shown when the footer's settings say so. */
export function PaymentMarks({ label }: { readonly label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {PAYMENT_NAMES.map((name) => (
        <li key={name} className={styles.mark}>
          {name}
        </li>
      ))}
    </ul>
  )
}
