import { routes, withLocale } from '@sorrel/contracts/routes'
import type { Service } from '../service.ts'

/** Absolute address of a page of the shop in a language. */
export async function getStorefrontUrl(
  { config, store }: Service,
  locale: string,
  path: string,
): Promise<string> {
  const settings = await store.getSettings()
  return `${config.storefrontUrl}${withLocale({ locale, defaultLocale: settings.store.locale }, path)}`
}

/** Where the buyer goes when the order is placed. See docs/decisions.md#routes. */
export function getCompleteUrl(service: Service, locale: string, checkoutId: string): Promise<string> {
  return getStorefrontUrl(service, locale, routes.checkoutComplete(checkoutId))
}
