'use client'

import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { useRereadOnReturn } from './use-answered.ts'

/** After a change: leads to the page at `href`, which is read then, and says what happened. */
export function useDone(href: string): (message: string) => void {
  const { navigate } = useShop()
  const notify = useNotify()
  const rereadOnReturn = useRereadOnReturn()
  return (message) => {
    notify({ tone: 'success', message })
    navigate(href)
    rereadOnReturn()
  }
}
