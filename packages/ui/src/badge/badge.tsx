import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './badge.css.ts'

export interface BadgeProps extends RootProps {
  readonly children: string
  /** Default: the background of the page, for badges on pictures. */
  readonly tone?: keyof typeof styles.tone
}

/** A short label on a card: new, sale, refillable. */
export function Badge({ children, tone, ...root }: BadgeProps) {
  const names = classNames(
    styles.badge,
    styles.size.sm,
    tone === undefined ? styles.onPicture : styles.tone[tone],
  )
  return <span {...toRoot('badge', root, names)}>{children}</span>
}
