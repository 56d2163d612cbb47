'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import type { ShopFramework } from './shop.ts'
import { ShopProvider, type ShopProviderProps } from './shop-context.tsx'
import { ShopImage } from './shop-image.tsx'
import { ShopLink } from './shop-link.tsx'

/** The shop with Next's links, pictures and routes. The only module of the page code that knows them. */
export function NextShopProvider(props: Omit<ShopProviderProps, 'framework'>) {
  const pathname = usePathname()
  const router = useRouter()
  // From here on the router fetches pages ahead, and the browser's own rules no longer match.
  useEffect(() => {
    document.documentElement.dataset.router = ''
  }, [])
  const framework = useMemo<ShopFramework>(
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
  return <ShopProvider {...props} framework={framework} />
}
