import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchProduct } from '@sorrel/commerce/product'
import type { Config } from './config.ts'

/** Asks the commerce service which product has a slug; undefined where it has none, or does not answer. */
export function createFindProductId({
  commerceUrl,
  commerceGraphqlPath,
  commercePublicKey,
}: Pick<Config, 'commerceUrl' | 'commerceGraphqlPath' | 'commercePublicKey'>) {
  const client = createCommerceClient({
    url: commerceUrl,
    graphqlPath: commerceGraphqlPath,
    publicKey: commercePublicKey,
  })
  const known = new Map<string, string>()
  return async (slug: string): Promise<string | undefined> => {
    const id = known.get(slug)
    if (id !== undefined) return id
    const answer = await fetchProduct(client, { slug })
    const found = answer.ok ? answer.value?.id : undefined
    if (found !== undefined) known.set(slug, found)
    return found
  }
}
