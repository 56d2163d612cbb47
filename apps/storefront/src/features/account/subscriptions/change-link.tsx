'use client'

import { routes } from '@sorrel/contracts/routes'
import type { MouseEvent, ReactNode } from 'react'
import { Button, type LinkButtonProps } from '@sorrel/ui/button'
import { useShop } from '#shop/shop-context.tsx'
import { useOpenChange } from './change-context.ts'
import type { ChangeDialogState } from './changes.ts'

export interface ChangeLinkProps {
  readonly id: string
  readonly dialog: ChangeDialogState
  readonly children: ReactNode
  /** Names the link more exactly than its words. */
  readonly label?: string
  readonly look?: Pick<LinkButtonProps, 'variant' | 'size'>
}

/** Leads to the form of a change: above the page, or on a page of its own where there is no script. */
export function ChangeLink({ id, dialog, children, label, look }: ChangeLinkProps) {
  const { link, toHref } = useShop()
  const openChange = useOpenChange()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openChange(dialog)
  }
  const href = toHref(routes.subscription(id, { change: dialog.name, itemId: dialog.itemId }))
  return (
    <Button as={link} href={href} onClick={open} aria-label={label} {...look}>
      {children}
    </Button>
  )
}
