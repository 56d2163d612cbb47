'use client'

import { type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { chevronDownIcon } from '../icons/icons.ts'
import type { LinkComponent } from '../link/link.tsx'
import { hasColumns, type NavigationColumn, type NavigationItem } from './navigation-items.ts'
import * as styles from './navigation-menu.css.ts'
import { useDismiss } from './use-dismiss.ts'
import { useHoverIntent } from './use-hover-intent.ts'
import { type RootProps, toRoot, toState } from '../parts/root.ts'

export type { NavigationColumn, NavigationItem, NavigationLink } from './navigation-items.ts'

export interface NavigationMenuProps extends RootProps {
  /** Name of the landmark: `Main`. */
  readonly label: string
  readonly items: readonly NavigationItem[]
  /** Name of the button that opens an entry's sheet: `Bath & Body menu`, by the entry's id. */
  readonly toggleLabels: Readonly<Record<string, string>>
  /** Shown right of the columns, such as a picture card; by the entry's id. */
  readonly features?: Readonly<Record<string, ReactNode>>
  /** Address of the current page; its entry is marked. */
  readonly currentHref?: string
  /** @default 'a' */
  readonly link?: LinkComponent
}

interface SheetProps {
  readonly id: string
  readonly columns: readonly NavigationColumn[]
  readonly feature: ReactNode
  readonly link: LinkComponent
  readonly onFollow: () => void
}

function Sheet({ id, columns, feature, link: Anchor, onFollow }: SheetProps) {
  return (
    <div id={id} className={styles.sheet} data-part="sheet">
      <div className={styles.inside}>
        <div className={styles.columns} data-part="columns">
          {columns.map((column) => (
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
                      onClick={onFollow}
                    >
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {feature && (
          <div className={styles.feature} data-part="feature">
            {feature}
          </div>
        )}
      </div>
    </div>
  )
}

const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse'

interface MenuEntryProps {
  readonly item: NavigationItem
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly toggleLabel: string
  readonly toggleRef: RefObject<HTMLButtonElement | null> | undefined
  readonly sheetId: string
  readonly link: LinkComponent
  readonly onFollow: () => void
  readonly onToggle: () => void
}

/** An entry of the menu's row: a link, and a button where it opens a sheet. */
function MenuEntry(props: MenuEntryProps) {
  const { item, isOpen, isCurrent, toggleLabel, toggleRef, sheetId, link: Anchor, onFollow, onToggle } = props
  return (
    <span
      className={styles.entry}
      data-part="entry"
      {...toState({ open: isOpen, current: isCurrent })}
      data-open={isOpen || undefined}
    >
      {item.href === undefined ? (
        <span className={styles.link} data-part="link">
          {item.label}
        </span>
      ) : (
        <Anchor
          className={styles.link}
          data-part="link"
          href={item.href}
          target={item.target}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onFollow}
        >
          {item.label}
        </Anchor>
      )}
      {hasColumns(item) && (
        <button
          ref={toggleRef}
          type="button"
          className={styles.toggle}
          data-part="toggle"
          aria-label={toggleLabel}
          aria-expanded={isOpen}
          aria-controls={isOpen ? sheetId : undefined}
          onClick={onToggle}
        >
          <Icon icon={chevronDownIcon} size={14} />
        </button>
      )}
    </span>
  )
}

/**
 * The main menu for wide windows: links, and sheets of columns that open under the header (its positioned parent). A
 * pointer that rests on an entry opens its sheet after 200 ms; leaving closes it after 150 ms. For keyboards each
 * sheet has a button. Escape closes.
 */
export function NavigationMenu(props: NavigationMenuProps) {
  const { label, items, toggleLabels, features, currentHref, link: Anchor = 'a' } = props
  const { openId, change, enter, leave } = useHoverIntent()
  const sheetId = useId()
  const openToggle = useRef<HTMLButtonElement>(null)
  const close = (): void => change(undefined)
  const ref = useRef<HTMLElement>(null)
  useDismiss(ref, {
    onLeave: close,
    onEscape: () => {
      openToggle.current?.focus()
      close()
    },
  })
  return (
    <nav {...toRoot('navigation-menu', props, '')} ref={ref} aria-label={label}>
      <ul className={styles.list} data-part="list">
        {items.map((item) => {
          const isGroup = hasColumns(item)
          const isOpen = isGroup && openId === item.id
          const hover = {
            onPointerEnter: (event: PointerEvent) => isMouse(event) && (isGroup ? enter(item.id) : leave()),
            onPointerLeave: (event: PointerEvent) => isMouse(event) && leave(),
          }
          return (
            <li key={item.id} {...hover}>
              <MenuEntry
                item={item}
                isOpen={isOpen}
                isCurrent={item.href !== undefined && item.href === currentHref}
                toggleLabel={toggleLabels[item.id] ?? item.label}
                toggleRef={isOpen ? openToggle : undefined}
                sheetId={sheetId}
                link={Anchor}
                onFollow={close}
                onToggle={() => change(isOpen ? undefined : item.id)}
              />
              {isOpen && (
                <Sheet
                  id={sheetId}
                  columns={item.columns ?? []}
                  feature={features?.[item.id]}
                  link={Anchor}
                  onFollow={close}
                />
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
