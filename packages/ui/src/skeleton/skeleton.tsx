import { classNames } from '../parts/class-names.ts'
import * as styles from './skeleton.css.ts'

export interface SkeletonProps {
  /** `text` has the height of one line of text; a ratio that of a picture. Default `text`. */
  readonly shape?: keyof typeof styles.shape
  /** Default `full`. */
  readonly width?: keyof typeof styles.width
}

/** A placeholder for loading content, hidden from screen readers. Put `aria-busy` once on the region around it. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles.shape[shape], styles.width[width])}
      aria-hidden="true"
    />
  )
}
