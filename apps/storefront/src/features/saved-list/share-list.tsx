'use client'

import { routes } from '@sorrel/contracts/routes'
import { getSharedSlugs, type SavedProducts } from '@sorrel/domain/saved-products'
import { Button } from '@sorrel/ui/button'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'

export interface ShareListProps {
  readonly saved: SavedProducts
}

/** Where a device has a sheet of its own for sharing, people know it; elsewhere the link is copied. */
const HAS_SHEET = '(hover: none)'

/** Gives a link to the list away: to the device's own sheet, or to the clipboard. Nothing is sent to the shop. */
export function ShareList({ saved }: ShareListProps) {
  const { t, toHref } = useShop()
  const notify = useNotify()
  const share = async () => {
    const slugs = getSharedSlugs(saved)
    const url = new URL(toHref(routes.saved(slugs)), window.location.origin).href
    if (matchMedia(HAS_SHEET).matches && 'share' in navigator)
      // Who closes the sheet has shared nothing, and knows it.
      return navigator.share({ url, title: t('saved.title') }).catch(() => {})
    try {
      await navigator.clipboard.writeText(url)
      const isWhole = slugs.length === saved.length
      const message = isWhole ? t('saved.copied') : t('saved.copied_some', { count: slugs.length })
      return notify({ tone: 'success', message })
    } catch {
      return notify({ tone: 'error', message: t('saved.copy_error') })
    }
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      {t('saved.share')}
    </Button>
  )
}
