'use client'

import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'

/** After a change: leads to `href`, loads it again, and says what happened. */
export function useDone(href: string): (message: string) => void {
  const { navigate, refresh } = useShop()
  const notify = useNotify()
  return (message) => {
    notify({ tone: 'success', message })
    navigate(href)
    refresh()
  }
}
