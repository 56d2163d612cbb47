import { Icon } from '../icon/icon.tsx'
import { chevronEndIcon, chevronStartIcon } from '../icons/icons.ts'
import type { LinkComponent } from '../link/link.tsx'
import { type RootProps, toRoot, toState } from '../parts/root.ts'
import * as styles from './pagination.css.ts'

export interface PaginationProps extends RootProps {
  /** Name of the landmark: `Pages`. */
  readonly label: string
  /** 1…`pageCount`. */
  readonly page: number
  readonly pageCount: number
  readonly previousLabel: string
  readonly nextLabel: string
  /** Name of a page's link: `Page 3`. */
  readonly toPageLabel: (page: number) => string
  readonly toHref: (page: number) => string
  /** @default 'a' */
  readonly link?: LinkComponent
}

interface StepProps {
  readonly label: string
  readonly href: string | undefined
  readonly rel: 'prev' | 'next'
  readonly link: LinkComponent
}

function Step({ label, href, rel, link: Anchor }: StepProps) {
  const icon = <Icon icon={rel === 'prev' ? chevronStartIcon : chevronEndIcon} label={label} mirrored />
  return href === undefined ? (
    <span
      className={styles.page}
      data-part="page"
      {...toState({ disabled: true })}
      role="link"
      aria-disabled="true"
    >
      {icon}
    </span>
  ) : (
    <Anchor className={styles.page} data-part="page" href={href} rel={rel}>
      {icon}
    </Anchor>
  )
}

/** Links to the pages of a long list; works without script. Shows nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, toPageLabel, toHref, link: Anchor = 'a' } = props
  if (pageCount < 2) return null
  const previous = page > 1 ? toHref(page - 1) : undefined
  const next = page < pageCount ? toHref(page + 1) : undefined
  return (
    <nav {...toRoot('pagination', props, '')} aria-label={label}>
      <ul className={styles.list} data-part="list">
        <li>
          <Step label={props.previousLabel} href={previous} rel="prev" link={Anchor} />
        </li>
        {getPageList(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className={styles.gap} data-part="gap">
                …
              </span>
            ) : (
              <Anchor
                className={styles.page}
                data-part="page"
                {...toState({ current: entry === page })}
                href={toHref(entry)}
                aria-label={toPageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Anchor>
            )}
          </li>
        ))}
        <li>
          <Step label={props.nextLabel} href={next} rel="next" link={Anchor} />
        </li>
      </ul>
    </nav>
  )
}

/** The pages to link to: the first, the last and those around the current one; `gap` where pages are left out. */
function getPageList(page: number, pageCount: number): readonly (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(
    (candidate) => candidate >= 1 && candidate <= pageCount,
  )
  const pages = [...new Set(shown)].sort((a, b) => a - b)
  return pages.flatMap((current, index) => {
    const missing = current - (pages[index - 1] ?? 0) - 1
    if (missing === 0) return [current]
    return missing === 1 ? [current - 1, current] : ['gap', current]
  })
}
