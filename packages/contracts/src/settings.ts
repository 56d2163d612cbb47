import type { MenuItem } from '@sorrel/domain/menu'
import type { Menu } from './settings/read-menus.ts'

export type { Footer, Header, Logo, PaymentMethod } from './settings/shell.ts'
export { type Menu, parseMenus } from './settings/read-menus.ts'
export { addRedirects, findRedirect, type Redirect, type RedirectFault } from './settings/redirects.ts'
export { type ThemeSettings } from './settings/theme.ts'
export {
  type SocialLink,
  type SocialNetwork,
  type StoreMessages,
  parseStoreSettings,
  type StoreSettings,
} from './settings/store-settings.ts'
export type { DayRange, DeliveryZone, ReturnTerms, StoreTerms } from './settings/terms.ts'
export { DEFAULT_STORE_NAME, hasBrokenLocales } from './settings/store.ts'

/** The items of a menu section; empty when the store has no such menu. */
export function getMenu(menus: readonly Menu[], id: string): readonly MenuItem[] {
  return menus.find((menu) => menu.id === id)?.items ?? []
}
