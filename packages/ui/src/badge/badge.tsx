import { classNames } from '../parts/class-names.ts'
import * as styles from './badge.css.ts'

export interface BadgeProps {
  readonly children: string
  /** `page` has the page's own background, for badges on pictures. Default `page`. */
  readonly tone?: keyof typeof styles.tone
}

/** A short label on a card: new, sale, refillable. */
export function Badge({ children, tone = 'page' }: BadgeProps) {
  return <span className={classNames(styles.badge, styles.size.sm, styles.tone[tone])}>{children}</span>
}
