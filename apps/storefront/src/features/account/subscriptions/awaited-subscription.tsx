'use client'

import { Banner } from '@sorrel/ui/banner'
import { useEffect } from 'react'
import { useShop } from '#shop/shop-context.tsx'

/** How often the page looks for it. */
const LOOK_AGAIN_MS = 4000

/** Announces a subscription that was bought a moment ago, and makes the page again until it is there. */
export function AwaitedSubscription({ text }: { readonly text: string }) {
  const { refresh } = useShop()
  useEffect(() => {
    const timer = setInterval(refresh, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return <Banner live="polite">{text}</Banner>
}
