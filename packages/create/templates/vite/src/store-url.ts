import { shop } from './shop'

/** `VITE_STORE_URL` when the app is built, else the one in `shop.ts`. */
export const storeUrl: string = import.meta.env.VITE_STORE_URL ?? shop.store.url
