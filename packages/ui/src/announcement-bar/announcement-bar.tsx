import type { ReactNode } from 'react'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './announcement-bar.css.ts'

export interface AnnouncementBarProps extends RootProps {
  /** One line; may hold a link. */
  readonly children: ReactNode
  /** Name of the region: `Announcement`. */
  readonly label: string
}

/** One line on a surface in the brand's colour, above the header. */
export function AnnouncementBar({ children, label, ...root }: AnnouncementBarProps) {
  return (
    <section {...toRoot('announcement-bar', root, styles.bar)} data-surface="brand" aria-label={label}>
      {children}
    </section>
  )
}
