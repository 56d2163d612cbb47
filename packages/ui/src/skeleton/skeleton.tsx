import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './skeleton.css.ts'

export interface SkeletonProps extends RootProps {
  /** `text` has the height of one line of text; a ratio has that of a picture. @default 'text' */
  readonly shape?: keyof typeof styles.shape
  /** @default 'full' */
  readonly width?: keyof typeof styles.width
}

/** A placeholder for loading content, hidden from screen readers. Put `aria-busy` once on the region around it. */
export function Skeleton({ shape = 'text', width = 'full', ...root }: SkeletonProps) {
  const names = classNames(styles.skeleton, styles.shape[shape], styles.width[width])
  return <span {...toRoot('skeleton', root, names)} aria-hidden="true" />
}
