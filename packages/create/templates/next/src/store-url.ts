import { shop } from './shop'

/** `NEXT_PUBLIC_STORE_URL` when the app is built, else the one in `shop.ts`. */
export const storeUrl: string = process.env.NEXT_PUBLIC_STORE_URL ?? shop.store.url
