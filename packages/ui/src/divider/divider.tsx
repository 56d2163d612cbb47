import * as styles from './divider.css.ts'

/** A hairline between two parts of a page. */
export function Divider() {
  return <hr className={styles.divider} />
}
