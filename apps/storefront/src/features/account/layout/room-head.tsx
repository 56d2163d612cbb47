import { Heading } from '@sorrel/ui/heading'
import type { ReactNode } from 'react'
import type { ShopView } from '#shop/shop.ts'
import { BackLink } from './back-link.tsx'
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
  readonly shop: ShopView
}

/** The top of a room of the account. */
export function RoomHead({ title, back, badge, text, end, shop }: RoomHeadProps) {
  return (
    <header className={styles.head}>
      {back && (
        <div className={styles.back}>
          <BackLink {...back} shop={shop} />
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
