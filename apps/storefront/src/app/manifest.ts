import { fetchStoreSettings } from '@sorrel/commerce/store'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import type { MetadataRoute } from 'next'
import { getPublicCommerce } from '#backend/commerce.ts'
import { getAvailable } from '#backend/unavailable.ts'

export const dynamic = 'force-dynamic'

const ICONS: MetadataRoute.Manifest['icons'] = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The shop on a phone's home screen: the store's own name and colours. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const answer = await fetchStoreSettings(getPublicCommerce([cacheTags.settings()]))
  const { store, theme } = getAvailable(answer)
  return {
    name: store.name,
    short_name: store.name,
    lang: store.locale,
    start_url: routes.home(),
    scope: routes.home(),
    display: 'minimal-ui',
    background_color: theme.colors.background?.primary,
    theme_color: theme.colors.background?.primary,
    icons: ICONS,
  }
}
