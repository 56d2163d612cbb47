import { fetchCategorySlugs } from '@sorrel/commerce/catalog'
import { routes, withLocale } from '@sorrel/contracts/routes'
import type { Result } from '@sorrel/domain/result'
import type { Logger } from 'pino'
import { getFreshCommerce } from '#backend/commerce.ts'
import { askOwn } from './renew-page.ts'
import type { StoreIndex } from './store-index.ts'

/** Pages that are made at the start, at most. */
const PAGES_MAX = 40

export interface WarmUpOptions {
  readonly index: StoreIndex
  readonly log: Pick<Logger, 'info'>
  /** Default: those of the service. */
  readonly readCategorySlugs?: () => Promise<Result<readonly string[], unknown>>
  /** Asks this process for a page. Default: over its own port. */
  readonly ask?: (path: string) => Promise<number>
}

/**
 * Requests the main pages before any visitor does: home and the list of products in each language, then the categories.
 * One after the other, so that the start causes no burst of calls to the service.
 */
export async function warmUp({
  index,
  log,
  readCategorySlugs = () => fetchCategorySlugs(getFreshCommerce()),
  ask = askOwn,
}: WarmUpOptions): Promise<void> {
  const { locale, locales } = await index.get()
  const shared = [routes.home(), routes.products()]
  const paths = [...new Set([locale, ...locales])].flatMap((each) =>
    shared.map((path) => withLocale({ locale: each, defaultLocale: locale }, path)),
  )
  const categories = await readCategorySlugs()
  const known = categories.ok ? categories.value.map(routes.category) : []
  let made = 0
  for (const path of [...paths, ...known].slice(0, PAGES_MAX)) {
    const status = await ask(path).catch(() => undefined)
    if (status === 200) made += 1
  }
  log.info({ made }, 'main pages made')
}
