import { Link, type LinkComponent } from '../link/link.tsx'
import * as styles from './breadcrumbs.css.ts'

export interface Breadcrumb {
  readonly label: string
  /** Leave out for the current page. */
  readonly href?: string
}

export interface BreadcrumbsProps {
  /** Name of the landmark: `Breadcrumb`. */
  readonly label: string
  /** From the home page to the current page. */
  readonly items: readonly Breadcrumb[]
  /** Default `a`. */
  readonly link?: LinkComponent
}

/** Links from the home page to the current page. */
export function Breadcrumbs({ label, items, link }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
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
