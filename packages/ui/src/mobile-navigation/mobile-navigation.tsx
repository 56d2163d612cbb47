import type { ReactNode } from 'react'
import { AccordionItem } from '../accordion/accordion.tsx'
import type { LinkComponent } from '../link/link.tsx'
import { hasColumns, type NavigationItem } from '../navigation-menu/navigation-items.ts'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './mobile-navigation.css.ts'

export interface MobileNavigationProps extends RootProps {
  /** Name of the landmark: `Main`. */
  readonly label: string
  readonly items: readonly NavigationItem[]
  /** Text of the link to a group's own page: `All Bath & Body`, by the entry's id. */
  readonly allLabels: Readonly<Record<string, string>>
  /** @default 'a' */
  readonly link?: LinkComponent
  /** Shown after the entries: orders, log in. */
  readonly children?: ReactNode
}

interface GroupProps {
  readonly item: NavigationItem
  readonly allLabel: string
  readonly link: LinkComponent
}

function Group({ item, allLabel, link: Anchor }: GroupProps) {
  return (
    <AccordionItem title={<span className={styles.title}>{item.label}</span>} name="mobile-navigation">
      {item.href && (
        <Anchor className={styles.columnLink} data-part="sublink" href={item.href}>
          {allLabel}
        </Anchor>
      )}
      {item.columns?.map((column) => (
        <div key={column.id}>
          {column.heading && (
            <p className={styles.heading} data-part="heading">
              {column.heading}
            </p>
          )}
          <ul>
            {column.links.map((link) => (
              <li key={link.id}>
                <Anchor
                  className={styles.columnLink}
                  data-part="sublink"
                  href={link.href}
                  target={link.target}
                >
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </AccordionItem>
  )
}

/** The main menu for narrow windows, inside a `SlideDown`. Groups open in place, without script. */
export function MobileNavigation({
  label,
  items,
  allLabels,
  link: Anchor = 'a',
  children,
  ...root
}: MobileNavigationProps) {
  return (
    <nav {...toRoot('mobile-navigation', root, styles.root)} aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {hasColumns(item) ? (
              <Group item={item} allLabel={allLabels[item.id] ?? item.label} link={Anchor} />
            ) : (
              <Anchor className={styles.link} data-part="link" href={item.href ?? '#'} target={item.target}>
                {item.label}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {children}
    </nav>
  )
}
