'use client'

import { AccordionItem } from '@sorrel/ui/accordion'
import type { NavigationColumn, NavigationLink } from '@sorrel/ui/navigation-menu'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './footer-columns.css.ts'

export interface FooterColumnsProps {
  readonly label: string
  readonly columns: readonly NavigationColumn[]
}

/**
 * Columns side by side in wide windows, an accordion in narrow ones. Both are in the markup and CSS shows one; as a
 * client component, its links are sent once.
 */
export function FooterColumns({ label, columns }: FooterColumnsProps) {
  const lists = columns.map((column) => ({ ...column, list: <Links links={column.links} /> }))
  return (
    <nav aria-label={label}>
      <div className={styles.columns}>
        {lists.map(({ id, heading, list }) => (
          <div key={id}>
            {heading && <p className={styles.title}>{heading}</p>}
            {list}
          </div>
        ))}
      </div>
      <div className={styles.accordion}>
        {lists.map(({ id, heading, list }) =>
          heading ? (
            <AccordionItem key={id} title={heading}>
              {list}
            </AccordionItem>
          ) : (
            <div key={id}>{list}</div>
          ),
        )}
      </div>
    </nav>
  )
}

function Links({ links }: { readonly links: readonly NavigationLink[] }) {
  const { link: Anchor } = useShop()
  return (
    <ul className={styles.list}>
      {links.map(({ id, label, href, target }) => (
        <li key={id}>
          <Anchor className={styles.link} href={href} target={target}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
