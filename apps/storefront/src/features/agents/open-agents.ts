import { randomBytes } from 'node:crypto'
import { createCommerceShop } from '@sorrel/agents/commerce'
import { createDirectoryReader, createProfileReader } from '@sorrel/agents/profile'
import {
  type AgentService,
  type Caller,
  createAgentService,
  type LimitedAction,
} from '@sorrel/agents/service'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import { cacheTags } from '@sorrel/contracts/revalidate'
import { routes } from '@sorrel/contracts/routes'
import { NEW_CARTS } from '#features/cart/server.ts'
import { getAddressIn, toPublicPicture } from '#shop/metadata.ts'
import { getStoreIndex } from '#request/store-index.ts'
import { openFreshCatalog } from '#backend/catalog.ts'
import type { Limit } from '#backend/counters.ts'
import { createSessionCommerce, getPublicCommerce } from '#backend/commerce.ts'
import { env } from '#config/env.ts'
import { getProcessState } from '#backend/process-state.ts'
import { sharedCounters } from '#backend/shared-counters.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { fetchProfile } from './fetch-profile.ts'
import { createSharedMemory } from './shared-memory.ts'

/** Pages of the store that an agent shows beside a cart, where they exist. */
const POLICIES = [
  ['privacy_policy', 'privacy'],
  ['terms_of_service', 'terms'],
  ['shipping_policy', 'delivery'],
  ['refund_policy', 'returns'],
] as const

/** Codes that one network address may have tried. */
const CODES = { name: 'codes of agents', calls: 20, seconds: 600 }

/** The shop for agents; undefined where it is turned off. proxy.ts and the app's routes share it. */
export function openAgents(): AgentService | undefined {
  return env.agentCapabilities.length === 0 ? undefined : getProcessState('agents', createAgents)
}

function createAgents(): AgentService {
  const reading = { fetch: fetchProfile, trustedOrigins: env.agentProfileOrigins }
  return createAgentService({
    origin: env.publicOrigin,
    secrets: env.agentSecret ?? [randomBytes(32).toString('hex')],
    capabilities: env.agentCapabilities,
    readProfile: createProfileReader(reading),
    readDirectory: createDirectoryReader(reading),
    memory: createSharedMemory(),
    shop: createShop(),
    allow: createLimits(),
  })
}

/** The number of signed agents that may share the budget of one address. */
const AGENTS_OF_ADDRESS = 10

function createLimits() {
  const limits: Readonly<Record<LimitedAction, Limit>> = { 'new cart': NEW_CARTS, code: CODES }
  return async (action: LimitedAction, { address, agent }: Caller): Promise<boolean> => {
    const { name, calls, seconds } = limits[action]
    const take = async (limit: Limit, key: string) => (await sharedCounters.take(limit, key)) === undefined
    if (agent === undefined) return take({ name, calls, seconds }, address)
    const ofAddress = { name: `${name}, signed`, calls: calls * AGENTS_OF_ADDRESS, seconds }
    return (await take(ofAddress, address)) && take({ name, calls, seconds }, agent)
  }
}

function createShop() {
  let defaultLocale = ''
  const toAddress = (locale: string, path: string) => getAddressIn({ locale, defaultLocale })(path)
  return createCommerceShop({
    openClient: (session) =>
      createSessionCommerce({ token: session?.getSession(), onSession: session?.onSession }),
    openCatalog: () => openFreshCatalog(),
    readStore: async () => {
      const settings = await fetchStoreSettings(getPublicCommerce([cacheTags.settings()]))
      if (!settings.ok) return undefined
      defaultLocale = settings.value.store.locale
      return settings.value.store
    },
    maxQuantity: SHOP_CONFIG.maxQuantity,
    toProductUrl: (slug, { locale }) => toAddress(locale, routes.product(slug)),
    toPictureUrl: ({ src }) => toPublicPicture(src),
    readLinks: async (market) => {
      const links = POLICIES.map(async ([type, slug]) => {
        const found = await getStoreIndex().find({ of: 'page', value: slug }, market)
        return found === 'here' ? [{ type, url: toAddress(market.locale, `/${slug}`) }] : []
      })
      return (await Promise.all(links)).flat()
    },
  })
}
