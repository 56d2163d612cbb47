import type { ReactNode } from 'react'
import { classNames } from '../parts/class-names.ts'
import { getFilledStars, STAR_PATH, STARS } from './star-shape.ts'
import * as styles from './stars.css.ts'

export interface StarsProps {
  /** 0…5. A star is full when the fraction is above one half. */
  readonly value: number
  /** The rating in words: `4.8 out of 5`. */
  readonly label: string
  /** Default `sm`. */
  readonly size?: keyof typeof styles.size
  /** Shown beside the stars: the average, the count, a link to the reviews. */
  readonly children?: ReactNode
}

/** Shows a rating as stars. */
export function Stars({ value, label, size = 'sm', children }: StarsProps) {
  const filled = getFilledStars(value)
  return (
    <span className={styles.root}>
      <span className={classNames(styles.stars, styles.size[size])} role="img" aria-label={label}>
        {STARS.map((star) => (
          <svg
            key={star}
            className={styles.star}
            viewBox="0 0 24 24"
            data-state={star <= filled ? 'full' : 'empty'}
          >
            <path d={STAR_PATH} />
          </svg>
        ))}
      </span>
      {children}
    </span>
  )
}
