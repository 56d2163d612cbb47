import { Link, type LinkComponent } from '../link/link.tsx'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './breadcrumbs.css.ts'

export interface Breadcrumb {
  readonly label: string
  /** Leave out for the current page. */
  readonly href?: string
}

export interface BreadcrumbsProps extends RootProps {
  /** Name of the landmark: `Breadcrumb`. */
  readonly label: string
  /** From the home page to the current page. */
  readonly items: readonly Breadcrumb[]
  /** @default 'a' */
  readonly link?: LinkComponent
}

/** Links from the home page to the current page. */
export function Breadcrumbs({ label, items, link, ...root }: BreadcrumbsProps) {
  return (
    <nav {...toRoot('breadcrumbs', root, '')} aria-label={label}>
      <ol className={styles.list} data-part="list">
        {items.map((item) => (
          <li key={item.label} className={styles.item} data-part="item">
            {item.href === undefined ? (
              <span aria-current="page" data-part="current">
                {item.label}
              </span>
            ) : (
              <Link as={link} href={item.href} variant="quiet">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
