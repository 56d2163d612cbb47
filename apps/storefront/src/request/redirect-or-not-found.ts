import { withLocale } from '@sorrel/contracts/routes'
import { findRedirect } from '@sorrel/contracts/settings'
import { notFound, permanentRedirect } from 'next/navigation'
import type { Market } from './market.ts'
import type { StoreContext } from './store.ts'

/** For a page that the service does not have: on to where its address has moved, else "not found". Never returns. */
export function redirectOrNotFound({ settings }: StoreContext, { locale }: Market, path: string): never {
  const moved = findRedirect(settings.redirects, path)
  if (moved === undefined) notFound()
  permanentRedirect(withLocale({ locale, defaultLocale: settings.store.locale }, moved))
}
