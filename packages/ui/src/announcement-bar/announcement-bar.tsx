import type { ReactNode } from 'react'
import * as styles from './announcement-bar.css.ts'

export interface AnnouncementBarProps {
  /** One line; may hold a link. */
  readonly children: ReactNode
  /** Name of the region: `Announcement`. */
  readonly label: string
}

/** One line on a surface in the brand's colour, above the header. */
export function AnnouncementBar({ children, label }: AnnouncementBarProps) {
  return (
    <section className={styles.bar} data-surface="brand" aria-label={label}>
      {children}
    </section>
  )
}
