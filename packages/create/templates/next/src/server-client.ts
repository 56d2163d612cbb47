import { createCommerceClient, type CommerceClient } from '@sorrel/commerce/client'
import { connection } from 'next/server'
import { shop } from './shop'
import { storeUrl } from './store-url'

/** A connection without a visitor, for one request: pages show what the store says now, and are not built ahead. */
export async function openClient(): Promise<CommerceClient> {
  await connection()
  return createCommerceClient({ url: storeUrl, publicKey: shop.store.key })
}
