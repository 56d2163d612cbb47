'use client'

import { routes } from '@sorrel/contracts/routes'
import { Button, type LinkButtonProps } from '@sorrel/ui/button'
import { Icon, type IconShape } from '@sorrel/ui/icon'
import { chevronEndIcon } from '#shop/icons.ts'
import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import type { ChangeDialogState, ChangeName } from './changes.ts'
import * as styles from './subscription-screen.css.ts'

/** Opens the form of a change above the page. */
export const ChangeContext = createContext<(dialog: ChangeDialogState) => void>(() => {})

/** A link to the form of a change: it opens above the page, or on a page of its own without script. */
function useChangeLink(id: string, dialog: ChangeDialogState) {
  const { toHref } = useShop()
  const openChange = use(ChangeContext)
  return {
    href: toHref(routes.subscription(id, { change: dialog.name, itemId: dialog.itemId })),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      openChange(dialog)
    },
  }
}

export interface ChangeLinkProps {
  /** The subscription's. */
  readonly id: string
  readonly dialog: ChangeDialogState
  readonly children: ReactNode
  /** Names the link more exactly than its text. */
  readonly label?: string
  readonly look?: Pick<LinkButtonProps, 'variant' | 'size'>
}

export function ChangeLink({ id, dialog, children, label, look }: ChangeLinkProps) {
  const { link } = useShop()
  return (
    <Button as={link} {...useChangeLink(id, dialog)} aria-label={label} {...look}>
      {children}
    </Button>
  )
}

export interface ActionRowProps {
  /** The subscription's. */
  readonly id: string
  readonly name: ChangeName
  readonly icon: IconShape
  readonly title: string
  readonly text: string
}

/** One change in the list of possible ones. All rows look alike: none is harder to find than another. */
export function ActionRow({ id, name, icon, title, text }: ActionRowProps) {
  const { link: Anchor } = useShop()
  return (
    <Anchor {...useChangeLink(id, { name })} className={styles.action} data-change={name}>
      <Icon icon={icon} size={22} />
      <span className={styles.actionTextBlock}>
        <span className={styles.actionName}>{title}</span>
        <span className={styles.actionText}>{text}</span>
      </span>
      <Icon icon={chevronEndIcon} size={18} mirrored />
    </Anchor>
  )
}
