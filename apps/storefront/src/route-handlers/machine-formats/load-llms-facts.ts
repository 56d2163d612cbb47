import { routes } from '@sorrel/contracts/routes'
import { toPlainText } from '@sorrel/domain/html'
import { getMenuHref, type MenuItem } from '@sorrel/domain/menu'
import type { Market } from '#request/market.ts'
import { getAddressIn, toPublicAddress } from '#shop/metadata.ts'
import { FEEDS_PATH } from '#request/feed-path.ts'
import { LLMS_PATH } from '#request/machine-formats.ts'
import { env } from '#config/env.ts'
import { readCategories, readContentPage } from '#request/records.ts'
import { loadStore } from '#request/store.ts'
import type { Guide, LlmsFacts } from './write-llms.ts'

/** The shop's facts in one language: its categories, and the pages in its menus. */
export async function loadLlmsFacts(market: Market): Promise<LlmsFacts> {
  const [{ settings, menus }, categories] = await Promise.all([loadStore(market), readCategories(market)])
  const { store } = settings
  const home = await readContentPage(market, store.homePage)
  const pages = menus.flatMap(({ items }) => findPages(items))
  return {
    description: home?.metaDescription,
    categories: categories.map(({ name, slug, description = '' }) => ({
      name,
      path: routes.category(slug),
      text: toPlainText(description),
    })),
    pages: [...new Map(pages.map((page) => [page.path, page])).values()],
    feedsAddress: toPublicAddress(FEEDS_PATH),
    agentsAddress: env.agentCapabilities.length === 0 ? undefined : toPublicAddress('/.well-known/ucp'),
    languages: store.locales.map(({ code, name }) => ({
      name,
      url: getAddressIn({ locale: code, defaultLocale: store.locale })(LLMS_PATH),
    })),
  }
}

/** Content pages among the items of a menu and below them. */
function findPages(items: readonly MenuItem[]): readonly Guide[] {
  return items.flatMap((item) => {
    const path = item.type === 'page' ? getMenuHref(item) : undefined
    return [...(path === undefined ? [] : [{ name: item.name, path }]), ...findPages(item.items ?? [])]
  })
}
