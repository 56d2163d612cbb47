/** The store's settings and menus. Safe in a browser. */
export { fetchMenus, fetchStoreSettings, fetchStoreUrl } from './store/fetch-store.ts'
