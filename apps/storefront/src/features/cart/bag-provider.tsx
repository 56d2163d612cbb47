'use client'

import type { LinkComponent } from '@sorrel/ui/link'
import type { ImageComponent } from '@sorrel/ui/picture'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useHost } from '#platform/host.ts'
import { useScene } from '#platform/use-scene.ts'
import { BagContext } from './bag-context.ts'
import type { OpenBag } from './open-bag.ts'
import { useVisitorsBag } from './use-visitors-bag.ts'

const BagDrawer = lazy(async () => ({ default: (await import('./bag-drawer.tsx')).BagDrawer }))

export interface BagProviderProps {
  readonly link: LinkComponent
  readonly image: ImageComponent
  /** Default: the bag that the shop's own endpoints keep. */
  readonly open?: OpenBag
  readonly children: ReactNode
}

/** The visitor's bag for the page below, and the drawer that shows it. */
export function BagProvider({ link, image, open, children }: BagProviderProps) {
  const { currency, toHref, formatPrice } = useScene()
  const bag = useVisitorsBag(open)
  const [wasOpened, setWasOpened] = useState(false)
  const { pathname } = useHost()
  const { setOpen } = bag
  useEffect(() => setOpen(false), [pathname, setOpen])
  if (bag.isOpen && !wasOpened) setWasOpened(true)
  return (
    <BagContext value={bag}>
      {children}
      {wasOpened && (
        <Suspense>
          <BagDrawer
            bag={bag}
            link={link}
            image={image}
            currency={currency}
            toHref={toHref}
            formatPrice={formatPrice}
          />
        </Suspense>
      )}
    </BagContext>
  )
}
