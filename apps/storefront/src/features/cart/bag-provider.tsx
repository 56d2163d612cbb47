'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { BagContext } from './bag-context.ts'
import type { OpenBag } from './open-bag.ts'
import { useVisitorsBag } from './use-visitors-bag.ts'

const BagDrawer = lazy(async () => ({ default: (await import('./bag-drawer.tsx')).BagDrawer }))

export interface BagProviderProps {
  /** Default: the bag that the shop's own endpoints keep. */
  readonly open?: OpenBag
  readonly children: ReactNode
}

/** The visitor's bag for the page below, and the drawer that shows it. */
export function BagProvider({ open, children }: BagProviderProps) {
  const { pathname } = useShop()
  const bag = useVisitorsBag(open)
  const [wasOpened, setWasOpened] = useState(false)
  const { setOpen } = bag
  useEffect(() => setOpen(false), [pathname, setOpen])
  if (bag.isOpen && !wasOpened) setWasOpened(true)
  return (
    <BagContext value={bag}>
      {children}
      {wasOpened && (
        <Suspense>
          <BagDrawer />
        </Suspense>
      )}
    </BagContext>
  )
}
