// Another shop that agents can read and buy from: all that it takes is in `createShop`.
import { createCommerceShop } from '@sorrel/agents/commerce'
import { createAgentHandler } from '@sorrel/agents/handler'
import { createProfileReader } from '@sorrel/agents/profile'
import { createAgentService } from '@sorrel/agents/service'
import { createCommerceClient } from '@sorrel/commerce/client'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'

export interface ShopPlace {
  /** Where people and agents reach the shop. */
  readonly origin: string
  /** The commerce service. */
  readonly url: string
  /** Origins whose profiles may come over http. */
  readonly trustedOrigins: readonly string[]
}

export function createShop({ origin, url, trustedOrigins }: ShopPlace): Hono {
  const openClient = (session = {}) => createCommerceClient({ url, publicKey: 'pk_sorrel_demo', ...session })
  const shop = createCommerceShop({
    openClient,
    readStore: async () => {
      const settings = await fetchStoreSettings(openClient())
      return settings.ok ? settings.value.store : undefined
    },
    toProductUrl: (slug) => `${origin}/products/${slug}`,
    toPictureUrl: ({ src }) => new URL(src, url).href,
    readLinks: async () => [],
  })
  const readProfile = createProfileReader({
    fetch: (address, init) => fetch(address, { ...init, redirect: 'manual' }),
    trustedOrigins,
  })
  const service = createAgentService({
    origin,
    secrets: ['a secret of at least 16 characters'],
    readProfile,
    shop,
  })
  const answer = createAgentHandler({ service })

  const app = new Hono()
  app.use(async (context, next) => {
    const caller = getConnInfo(context).remote.address ?? ''
    const answered = await answer(context.req.raw, { caller })
    return answered ?? next()
  })
  app.get('/', (context) => context.text('A shop for people'))
  return app
}
