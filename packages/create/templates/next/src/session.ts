import { type CommerceClient, createCommerceClient } from '@sorrel/commerce/client'
import { getSessionCookie, isSessionToken } from '@sorrel/commerce/session-cookie'
import { cookies } from 'next/headers'
import { shop } from './shop'
import { siteUrl } from './site-url'
import { storeUrl } from './store-url'

/** The visitor's connection, by the cookie that `app/store-api` sets; undefined for who never had one. */
export async function openSession(): Promise<CommerceClient | undefined> {
  const token = (await cookies()).get(getSessionCookie(siteUrl).name)?.value
  if (token === undefined || !isSessionToken(token)) return undefined
  return createCommerceClient({ url: storeUrl, publicKey: shop.store.key, getSession: () => token })
}
