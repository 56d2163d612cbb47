'use client'

import { Menu as AriakitMenu, MenuButton, MenuItem, MenuProvider } from '@ariakit/react/menu'
import type { ReactElement } from 'react'
import { classNames, type RootProps, toRoot, toState } from '../parts/root.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import type { LinkComponent } from '../link/link.tsx'
import * as overlay from '../parts/overlay.css.ts'
import * as styles from './menu.css.ts'

interface EntryLook {
  readonly id: string
  readonly label: string
  readonly icon?: IconShape
  readonly disabled?: boolean
  /** `critical` for actions that cannot be undone. @default 'quiet' */
  readonly variant?: 'quiet' | 'critical'
}

/** An action, or a link with `href`. */
export type MenuEntry = EntryLook &
  (
    | { readonly onSelect: () => void; readonly href?: undefined }
    | { readonly href: string; readonly onSelect?: undefined }
  )

export interface MenuProps extends RootProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
  /** @default 'a' */
  readonly link?: LinkComponent
  /** @default 'bottom-start' */
  readonly placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
}

/** A short list of actions or links that a button opens. */
export function Menu(props: MenuProps) {
  const { trigger, entries, link: Anchor = 'a', placement = 'bottom-start' } = props
  const names = classNames(overlay.paper, overlay.popover, overlay.list, styles.menu)
  return (
    <MenuProvider placement={placement}>
      <MenuButton render={trigger} />
      <AriakitMenu
        fixed
        gutter={8}
        overflowPadding={8}
        unmountOnHide
        {...toRoot('menu', props, names, { open: true })}
      >
        {entries.map(({ id, label, icon, disabled, variant, href, onSelect }) => (
          <MenuItem
            key={id}
            disabled={disabled}
            onClick={onSelect}
            render={href === undefined ? undefined : <Anchor href={href} />}
            className={classNames(overlay.option, variant === 'critical' && styles.critical)}
            data-part="item"
            {...toState({ disabled })}
          >
            {icon && <Icon icon={icon} size={18} />}
            {label}
          </MenuItem>
        ))}
      </AriakitMenu>
    </MenuProvider>
  )
}
