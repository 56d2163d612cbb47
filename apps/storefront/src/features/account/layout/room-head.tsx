import { Heading } from '@sorrel/ui/heading'
import { Icon } from '@sorrel/ui/icon'
import { arrowStartIcon } from '@sorrel/ui/icons'
import { Link, type LinkComponent } from '@sorrel/ui/link'
import type { ReactNode } from 'react'
import * as styles from './room.css.ts'

export interface RoomHeadProps {
  readonly title: string
  /** The way back to the list. */
  readonly back?: { readonly href: string; readonly label: string }
  /** Beside the title: a state. */
  readonly badge?: ReactNode
  /** Under the title. */
  readonly text?: ReactNode
  /** At the end of the line: what can be done here. */
  readonly end?: ReactNode
  readonly link: LinkComponent
}

/** The top of a room of the account. */
export function RoomHead({ title, back, badge, text, end, link }: RoomHeadProps) {
  return (
    <header className={styles.head}>
      {back && (
        <div className={styles.back}>
          <Link as={link} href={back.href} variant="standalone">
            <Icon icon={arrowStartIcon} size={18} mirrored /> {back.label}
          </Link>
        </div>
      )}
      <div className={styles.headRow}>
        <div className={styles.headWords}>
          <div className={styles.titleRow}>
            <Heading level={1} size="4xl">
              {title}
            </Heading>
            {badge}
          </div>
          {text}
        </div>
        {end && <div className={styles.headEnd}>{end}</div>}
      </div>
    </header>
  )
}
