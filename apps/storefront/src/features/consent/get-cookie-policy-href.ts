import { routes, withLocale } from '@sorrel/contracts/routes'
import { getMenu } from '@sorrel/contracts/settings'
import { type NavigationEntry, toNavigation } from '@sorrel/domain/menu'
import type { Market } from '#request/market.ts'
import type { StoreContext } from '#request/store.ts'

/** Content pages that explain a shop's cookies, the preferred one first. */
const POLICY_PATHS = [routes.page('cookies'), routes.page('privacy')]

/** Where the shop explains its cookies: the first page of that kind in the footer's menus. */
export function getCookiePolicyHref(
  { settings, menus }: StoreContext,
  { locale }: Market,
): string | undefined {
  const { menuId, secondaryMenuId } = settings.footer
  const paths = [secondaryMenuId, menuId].flatMap((id) => toNavigation(getMenu(menus, id)).flatMap(getPaths))
  const path = POLICY_PATHS.find((each) => paths.includes(each))
  return path && withLocale({ locale, defaultLocale: settings.store.locale }, path)
}

function getPaths(entry: NavigationEntry): readonly string[] {
  const own = 'href' in entry && entry.href !== undefined ? [entry.href] : []
  return 'items' in entry ? [...own, ...entry.items.flatMap(getPaths)] : own
}
