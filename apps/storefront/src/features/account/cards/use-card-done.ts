'use client'

import { routes } from '@sorrel/contracts/routes'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'

/** What follows a change of a card: the cards again, and a word about it. */
export function useCardDone(): (message: string) => void {
  const { toHref, navigate, refresh } = useShop()
  const notify = useNotify()
  return (message) => {
    notify({ tone: 'success', message })
    navigate(toHref(routes.cards()))
    refresh()
  }
}
