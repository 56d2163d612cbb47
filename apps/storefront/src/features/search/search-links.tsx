'use client'

import { type ReactNode, useId } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './search-panel.css.ts'

/** Links of one kind in narrow windows. */
const NARROW_LINKS = 3

export interface SearchLinksProps {
  readonly title: string
  readonly links: readonly (readonly [text: string, href: string])[]
  /** Beside the title. */
  readonly titleEnd?: ReactNode
  /** How many show in narrow windows. Default 3. */
  readonly narrowCount?: number
}

/** A titled list of links beside the panel's products; nothing without links. */
export function SearchLinks({ title, links, titleEnd, narrowCount = NARROW_LINKS }: SearchLinksProps) {
  const { link: Anchor } = useShop()
  const id = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.waysHead}>
        <h2 id={id} className={styles.waysTitle}>
          {title}
        </h2>
        {titleEnd}
      </div>
      <ul className={styles.links}>
        {links.map(([text, href], index) => (
          <li key={href} className={index < narrowCount ? undefined : styles.further}>
            <Anchor href={href} className={styles.way}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
