'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useMemo } from 'react'
import { type Host, HostContext } from './host.ts'
import { ShopImage } from './shop-image.tsx'
import { ShopLink } from './shop-link.tsx'

/** Next's links, pictures and routes for the page below. */
export function NextHost({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname()
  const router = useRouter()
  const host = useMemo<Host>(
    () => ({
      link: ShopLink,
      image: ShopImage,
      pathname,
      navigate: (path, scroll = 'top') => router.push(path, { scroll: scroll === 'top' }),
      refresh: () => router.refresh(),
      load: (path) => window.location.assign(path),
    }),
    [pathname, router],
  )
  return <HostContext value={host}>{children}</HostContext>
}
