import { Heading } from '@sorrel/ui/heading'
import type { ReactNode } from 'react'
import type { ShopView } from '#shop/shop.ts'
import { BackLink } from './back-link.tsx'
import * as styles from './account-section.css.ts'

export interface PageHeaderProps {
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

/** The header of a page of the account. */
export function PageHeader({ title, back, badge, text, end, shop }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      {back && (
        <div className={styles.back}>
          <BackLink {...back} shop={shop} />
        </div>
      )}
      <div className={styles.headRow}>
        <div className={styles.headTextBlock}>
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
