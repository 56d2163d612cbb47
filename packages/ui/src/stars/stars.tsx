import type { ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { getFilledPercent } from './star-shape.ts'
import * as styles from './stars.css.ts'

export interface StarsProps extends RootProps {
  /** 0…5. A star is filled as far as the fraction goes. */
  readonly value: number
  /** The rating in words: `4.8 out of 5`. */
  readonly label: string
  /** @default 'sm' */
  readonly size?: keyof typeof styles.size
  /** Shown beside the stars: the average, the count, a link to the reviews. */
  readonly children?: ReactNode
}

/** Shows a rating as stars, the last of them filled in part. */
export function Stars({ value, label, size = 'sm', children, ...root }: StarsProps) {
  return (
    <span {...toRoot('stars', root, styles.root)}>
      <span
        className={classNames(styles.stars, styles.size[size])}
        data-part="track"
        role="img"
        aria-label={label}
      >
        <span
          className={styles.filled}
          data-part="fill"
          style={{ inlineSize: `${getFilledPercent(value)}%` }}
        />
      </span>
      {children}
    </span>
  )
}
