'use client'

import type { RecentProduct } from '@sorrel/contracts/storage'
import { Suspense } from 'react'
import { createLazyComponent } from '#shop/lazy-component.tsx'
import { useFirstInteraction } from '#shop/use-first-interaction.ts'

const RecentList = createLazyComponent(async () => (await import('./recent-list.tsx')).RecentList)

export interface RecentProductsProps {
  /** The page's own: it joins the list for the pages after this one. */
  readonly product: RecentProduct
}

/**
 * Recently viewed products of this browser. The code loads at the first interaction. The list is kept in the browser; the
 * service is asked for the prices, without a session.
 */
export function RecentProducts({ product }: RecentProductsProps) {
  const isWanted = useFirstInteraction()
  return <Suspense>{isWanted && <RecentList.Part key={product.slug} product={product} />}</Suspense>
}
