'use client'

import { Skeleton } from '@sorrel/ui/skeleton'
import * as styles from './search-panel.css.ts'

/** Skeletons while a request is in flight. See docs/specification.md#search. */
const SKELETONS = ['first', 'second', 'third', 'fourth'] as const

export function SearchSkeletons() {
  return (
    <div className={styles.skeletons} aria-busy="true">
      {SKELETONS.map((name) => (
        <span key={name} className={styles.skeleton}>
          <Skeleton shape="8/9" />
          <Skeleton width="half" />
        </span>
      ))}
    </div>
  )
}
