'use client'

import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { useNotify } from '#shop/notifications.tsx'

/**
 * The page's data, replaced by endpoints' answers since, so that the page need not be loaded again. A reloaded page
 * brings its own.
 */
export function useUpdated<T>(given: T): readonly [shown: T, show: (answered: T) => void] {
  const rereadOnReturn = useRereadOnReturn()
  const [answer, setAnswer] = useState({ given, shown: given })
  const show = (shown: T) => {
    setAnswer({ given, shown })
    rereadOnReturn()
  }
  return [answer.given === given ? answer.shown : given, show]
}

/** The router keeps pages for the way back, as they were before a change: the next way back reads its page again. */
export function useRereadOnReturn(): () => void {
  const { refresh } = useShop()
  return () => window.addEventListener('popstate', refresh, { once: true })
}

/** After a change: navigates to `href`, which loads fresh data, and shows a message there. */
export function useReturnWithMessage(href: string): (message: string) => void {
  const { navigate } = useShop()
  const notify = useNotify()
  const rereadOnReturn = useRereadOnReturn()
  return (message) => {
    notify({ tone: 'success', message })
    navigate(href)
    rereadOnReturn()
  }
}
