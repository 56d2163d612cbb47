'use client'

import type { RecentProduct } from '@sorrel/contracts/storage'
import { Suspense, useEffect, useState } from 'react'
import { createLatePart } from '#shop/late-part.tsx'
import { onFirstSign } from '#shop/on-first-sign.ts'

const RecentList = createLatePart(async () => (await import('./recent-list.tsx')).RecentList)

export interface RecentProductsProps {
  /** The page's own: it joins the list for the pages after this one. */
  readonly product: RecentProduct
}

/** What this browser showed before. Its code loads at the first sign of a visitor; nobody else learns of the list. */
export function RecentProducts({ product }: RecentProductsProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onFirstSign(() => setWanted(true)), [])
  return <Suspense>{isWanted && <RecentList.Part key={product.slug} product={product} />}</Suspense>
}
