'use client'

import type { LinkComponent } from '@sorrel/ui/link'
import { useHost } from '#platform/host.ts'
import * as styles from './account-shell.css.ts'

export interface AccountLinksProps {
  readonly link: LinkComponent
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** The rooms of the account; the one the visitor is in is marked. */
export function AccountLinks({ link: Anchor, links }: AccountLinksProps) {
  const { pathname } = useHost()
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Anchor
            href={href}
            className={styles.link}
            aria-current={pathname.startsWith(href) ? 'page' : undefined}
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
