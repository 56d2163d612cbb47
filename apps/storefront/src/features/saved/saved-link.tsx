'use client'

import { CounterBadge } from '@sorrel/ui/counter-badge'
import { IconButton } from '@sorrel/ui/icon-button'
import { useEffect, useState } from 'react'
import { heartIcon } from '#shop/header-icons.ts'
import { useShop } from '#shop/shop-context.tsx'
import { onFirstInteraction } from '#shop/on-first-interaction.ts'

export interface SavedLinkProps {
  readonly href: string
  /** The page's name. */
  readonly label: string
}

/** The list of saved products in the header, with how many there are once the visitor has come. */
export function SavedLink({ href, label }: SavedLinkProps) {
  const { storeApiPrefix } = useShop().config
  const [count, setCount] = useState(0)
  useEffect(() => {
    const unmount = new AbortController()
    const watch = async () =>
      (await import('./follow-account.ts')).followSaved(setCount, unmount.signal, storeApiPrefix)
    // Without its code the link still leads to the list.
    const cancel = onFirstInteraction(() => void watch().catch(() => {}))
    return () => {
      cancel()
      unmount.abort()
    }
  }, [storeApiPrefix])
  return (
    <IconButton
      href={href}
      icon={heartIcon}
      label={count > 0 ? `${label}, ${count}` : label}
      badge={count > 0 ? <CounterBadge text={String(count)} /> : undefined}
    />
  )
}
