'use client'

import { routes } from '@sorrel/contracts/routes'
import { useHost } from '#platform/host.ts'
import { useNotify } from '#platform/notifications.tsx'
import { useScene } from '#platform/use-scene.ts'

/** What follows a change of a card: the cards again, and a word about it. */
export function useCardDone(): (message: string) => void {
  const { toHref } = useScene()
  const { navigate, refresh } = useHost()
  const notify = useNotify()
  return (message) => {
    notify({ tone: 'success', message })
    navigate(toHref(routes.cards()))
    refresh()
  }
}
