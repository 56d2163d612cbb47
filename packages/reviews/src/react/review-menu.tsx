'use client'

import { IconButton, type IconPushButtonProps } from '@sorrel/ui/icon-button'
import { flagIcon } from '@sorrel/ui/icons'
import { Menu } from '@sorrel/ui/menu'
import { useEffect, useRef } from 'react'
import type { HostApp } from './host-app.ts'

export interface ReviewMenuProps {
  readonly app: HostApp
  /** Look and name of the button that opens it. */
  readonly button: IconPushButtonProps
  readonly onReport: () => void
}

/** What else a reader can do with a review. It opens at once: its code is loaded by the press that wants it. */
export function ReviewMenu({ app: { t }, button, onReport }: ReviewMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const hasOpened = useRef(false)
  useEffect(() => {
    if (!hasOpened.current) trigger.current?.click()
    hasOpened.current = true
  }, [])
  return (
    <Menu
      trigger={<IconButton {...button} ref={trigger} />}
      placement="bottom-end"
      entries={[{ id: 'report', label: t('reviews.report.action'), icon: flagIcon, onSelect: onReport }]}
    />
  )
}
