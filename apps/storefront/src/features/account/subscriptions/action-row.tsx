'use client'

import { routes } from '@sorrel/contracts/routes'
import { Icon, type IconShape } from '@sorrel/ui/icon'
import { chevronEndIcon } from '@sorrel/ui/icons'
import type { MouseEvent } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { useOpenChange } from './change-context.ts'
import type { ChangeName } from './changes.ts'
import * as styles from './subscription-screen.css.ts'

export interface ActionRowProps {
  /** The subscription's. */
  readonly id: string
  readonly name: ChangeName
  readonly icon: IconShape
  readonly title: string
  readonly text: string
}

/** One thing that can be done. All look alike: none is harder to find than another. */
export function ActionRow({ id, name, icon, title, text }: ActionRowProps) {
  const { link: Anchor, toHref } = useShop()
  const openChange = useOpenChange()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openChange({ name })
  }
  return (
    <Anchor
      href={toHref(routes.subscription(id, { change: name }))}
      className={styles.action}
      onClick={open}
      data-change={name}
    >
      <Icon icon={icon} size={22} />
      <span className={styles.actionTextBlock}>
        <span className={styles.actionName}>{title}</span>
        <span className={styles.actionText}>{text}</span>
      </span>
      <Icon icon={chevronEndIcon} size={18} />
    </Anchor>
  )
}
