'use client'

import type { NavigationEntry } from '@sorrel/domain/menu'
import { AccordionItem } from '@sorrel/ui/accordion'
import { IconButton } from '@sorrel/ui/icon-button'
import { menuIcon } from '@sorrel/ui/icons'
import type { LinkComponent } from '@sorrel/ui/link'
import { usePathname } from 'next/navigation'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useWords } from '#platform/words.tsx'
import * as styles from './mobile-menu.css.ts'

const Drawer = lazy(async () => ({ default: (await import('@sorrel/ui/drawer')).Drawer }))

export interface MobileMenuProps {
  readonly entries: readonly NavigationEntry[]
  readonly link: LinkComponent
  readonly ordersHref: string
  /** Below the links: currency and language. */
  readonly children?: ReactNode
}

/** The menu of narrow windows; ends with the orders and closes on a route change. Specification section 2. */
export function MobileMenu({ entries, link, ordersHref, children }: MobileMenuProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const pathname = usePathname()
  useEffect(() => setOpen(false), [pathname])
  return (
    <>
      <IconButton
        icon={menuIcon}
        label={t('navigation.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <Drawer
            open
            side="start"
            title={t('navigation.main')}
            titleDisplay="hidden"
            closeLabel={t('navigation.close')}
            onClose={() => setOpen(false)}
          >
            <nav aria-label={t('navigation.main')}>
              <Entries entries={entries} link={link} />
              <EntryLink href={ordersHref} label={t('navigation.orders')} link={link} />
            </nav>
            <div className={styles.foot}>{children}</div>
          </Drawer>
        </Suspense>
      )}
    </>
  )
}

function Entries({ entries, link }: Pick<MobileMenuProps, 'entries' | 'link'>) {
  const t = useWords()
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.label}`}>
          {entry.kind === 'link' && <EntryLink href={entry.href} label={entry.label} link={link} />}
          {entry.kind === 'heading' && <p className={styles.heading}>{entry.label}</p>}
          {entry.kind === 'column' && (
            <>
              {entry.label !== '' && <p className={styles.heading}>{entry.label}</p>}
              <Entries entries={entry.items} link={link} />
            </>
          )}
          {entry.kind === 'group' && (
            <AccordionItem title={entry.label}>
              {entry.href && (
                <EntryLink
                  href={entry.href}
                  label={t('navigation.view_all', { name: entry.label })}
                  link={link}
                />
              )}
              <Entries entries={entry.items} link={link} />
            </AccordionItem>
          )}
        </li>
      ))}
    </ul>
  )
}

function EntryLink({
  href,
  label,
  link: Anchor,
}: {
  readonly href: string
  readonly label: string
  readonly link: LinkComponent
}) {
  return (
    <Anchor href={href} className={styles.entry}>
      {label}
    </Anchor>
  )
}
