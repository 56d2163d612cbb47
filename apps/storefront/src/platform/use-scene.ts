'use client'

import { withLocale } from '@sorrel/contracts/routes'
import { useMemo } from 'react'
import { useHost } from './host.ts'
import { createPriceFormat } from './price-format.ts'
import type { Scene } from './scene.ts'
import { useShopConfig } from './shop-config.tsx'
import { useWords } from './words.tsx'

/** The scene of parts drawn in the browser. Its words are those that the page carries. */
export function useScene(): Scene {
  const t = useWords()
  const { link, image } = useHost()
  const { locale, defaultLocale, currency, currencies } = useShopConfig()
  return useMemo(
    () => ({
      t,
      locale,
      currency,
      link,
      image,
      toHref: (path) => (path.startsWith('/') ? withLocale({ locale, defaultLocale }, path) : path),
      formatPrice: createPriceFormat({ locale, currency, currencies }),
    }),
    [t, link, image, locale, defaultLocale, currency, currencies],
  )
}
