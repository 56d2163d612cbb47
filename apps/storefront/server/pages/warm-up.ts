import { routes, withLocale } from '@sorrel/contracts/routes'
import type { Result } from '@sorrel/domain/result'
import type { Logger } from 'pino'
import { routeRequest } from '#routing/route-request.ts'
import type { StoreIndex } from '#routing/store-index.ts'
import type { CachedPages } from './cached-pages.ts'

/** Pages that are made at the start, at most. */
const PAGES_MAX = 40

export interface WarmUpOptions {
  readonly pages: Pick<CachedPages, 'get'>
  readonly index: StoreIndex
  readonly readCategorySlugs: () => Promise<Result<readonly string[], unknown>>
  readonly storeApiPrefix: string
  readonly log: Pick<Logger, 'info'>
}

/**
 * Makes the main pages that are not cached yet: home and the list of products in each language, then the categories. One
 * after the other and behind every visitor, so that a start costs the service no burst of calls.
 */
export async function warmUp({
  pages,
  index,
  readCategorySlugs,
  storeApiPrefix,
  log,
}: WarmUpOptions): Promise<void> {
  const { locale, locales } = await index.get()
  const shared = [routes.home(), routes.products()]
  const paths = [...new Set([locale, ...locales])].flatMap((each) =>
    shared.map((path) => withLocale({ locale: each, defaultLocale: locale }, path)),
  )
  const categories = await readCategorySlugs()
  const known = categories.ok ? categories.value.map(routes.category) : []
  let made = 0
  for (const url of [...paths, ...known].slice(0, PAGES_MAX)) {
    const route = await routeRequest({ url, headers: {} }, { index, storeApiPrefix })
    if (route.kind !== 'cached') continue
    const found = await pages.get({ ...route, router: {} }, undefined).catch(() => undefined)
    if (found?.use === 'miss') made += 1
  }
  log.info({ made }, 'main pages made')
}
