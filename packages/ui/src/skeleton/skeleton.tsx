import { classNames } from '../parts/class-names.ts'
import * as styles from './skeleton.css.ts'

export interface SkeletonProps {
  /** `text` is one line of the text around it; a ratio keeps a picture's room. Default `text`. */
  readonly shape?: keyof typeof styles.shape
  /** Default `full`. */
  readonly width?: keyof typeof styles.width
}

/**
 * The room of something on its way, hidden from screen readers. Say once, on the region around it, that it is busy
 * (`aria-busy`).
 */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles.shape[shape], styles.width[width])}
      aria-hidden="true"
    />
  )
}
