import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './badge.css.ts'

export interface BadgeProps extends RootProps {
  readonly children: string
  /** `page` has the background of the page, for badges on pictures. Default `page`. */
  readonly tone?: keyof typeof styles.tone
}

/** A short label on a card: new, sale, refillable. */
export function Badge({ children, tone = 'page', ...root }: BadgeProps) {
  const names = classNames(styles.badge, styles.size.sm, styles.tone[tone])
  return <span {...toRoot('badge', root, names)}>{children}</span>
}
