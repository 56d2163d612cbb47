import drawings from './payment-marks.svg?address'
import * as styles from './payment-marks.css.ts'

/**
 * Ways to pay that the service's checkout takes, by their own names, each with a plain drawing of our own in one file, which
 * is fetched when somebody scrolls near it.
 */
const MARKS = [
  ['Visa', 'visa'],
  ['Mastercard', 'mastercard'],
  ['Amex', 'amex'],
  ['PayPal', 'paypal'],
  ['Apple Pay', 'apple-pay'],
  ['Google Pay', 'google-pay'],
] as const

/** How shoppers can pay, as small cards. Shown when the footer's settings say so. */
export function PaymentMarks({ label }: { readonly label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {MARKS.map(([name, id]) => (
        <li key={id} className={styles.mark}>
          <img
            src={`${drawings}#${id}`}
            alt={name}
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
