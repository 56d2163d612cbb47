import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeEndpoint } from '@sorrel/commerce/check'
import { fetchStoreSettings } from '@sorrel/commerce/store'
import { defineShop } from '@sorrel/contracts/shop'
import { getCache } from '@sorrel/next-cache/cache'
import { openMetrics } from '@sorrel/service/open-metrics'
import { measurePicture } from '#route-handlers/pictures/server.ts'
import { openWebhooks, watchStore } from '#route-handlers/webhooks/open-webhooks.ts'
import { renewPage } from '#request/renew-page.ts'
import { getStoreIndex } from '#request/store-index.ts'
import { warmUp } from '#request/warm-up.ts'
import { getRenderLimiter } from '#request/render-limiter/index.ts'
import { releaseLease, LEASE_HEADER } from '#request/render-limiter/leases.ts'
import { purgeOnInvalidation } from '#backend/cdn/purge.ts'
import { getCdn } from '#backend/cdn/vendors.ts'
import { getCacheDirectory } from '#backend/cache-options.ts'
import { getFreshCommerce } from '#backend/commerce.ts'
import { endedSessions } from '#backend/ended-sessions.ts'
import { env, findMisspelt } from '#config/env.ts'
import { invalidation } from '#backend/invalidation.ts'
import { log } from '#backend/log.ts'
import { setMetrics } from '#backend/metrics.ts'
import { pictureTones } from '#backend/picture-tones.ts'
import { createServeCheck, setReadiness } from '#request/readiness.ts'
import { fetchUpstream, getBreakers } from '#backend/resilience/upstreams.ts'
import { setCounters } from '#backend/shared-counters.ts'
import { openSharedState, type SharedState } from '#backend/shared-state/open-shared-state.ts'
import { observeState } from '#backend/telemetry/observe-state.ts'
import { openShopTelemetry, SERVICE } from '#backend/telemetry/open-shop-telemetry.ts'
import { watchRequests } from '#backend/telemetry/watch-requests.ts'
import { describeUnknownScripts } from '#backend/unknown-scripts.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'

/** How long the start waits for the store that the processes share. */
const SHARED_MS = 2000

/** Opens the shared state of the process: its cache, metrics and background work. */
export async function openProcess(): Promise<void> {
  // Invalid rules are reported when the server starts.
  defineShop(SHOP_CONFIG)
  // Must run before instrumented modules load; the front has already done it if there is one.
  await openShopTelemetry()
  // Loaded by Node, as Next loads the handler, so that both share one module instance.
  await import(/* turbopackIgnore: true */ pathToFileURL(join(process.cwd(), 'cache-handler.ts')).href)
  const [shared] = await Promise.all([share(), getCache()?.whenOpen(SHARED_MS)])
  await openMeasurements()
  warnOfSettings()
  void warnOfEndpoint()
  pictureTones.measure = measurePicture
  openWebhooks({ env, directory: getCacheDirectory(env), shared, invalidation, log })
  const cdn = getCdn(env)
  if (cdn !== undefined) purgeOnInvalidation({ cdn, onInvalidation: invalidation.onInvalidation, log })
  const details = [
    () => shared?.getDetails() ?? [],
    () => getCache()?.getDetails() ?? [],
    describeUnknownScripts,
  ]
  setReadiness({ canServe: createServeCheck({ hasHome, isServiceUp }), details })
  if (process.env.NODE_ENV !== 'production') return
  getCache()?.startRenewing({ renew: renewPage })
  watchStore({ env, index: getStoreIndex(), invalidation, log })
  if (env.warmUpPages) void warmUp({ index: getStoreIndex(), log })
}

/** Connects to the store that the processes of this shop share, where one is configured. */
async function share(): Promise<SharedState | undefined> {
  const { valkeyUrl: url, commerceUrl, commercePublicKey } = env
  if (url === undefined) return undefined
  const shared = await openSharedState({
    url,
    shop: `${commerceUrl} ${commercePublicKey}`,
    endedSessions,
    log,
  })
  setCounters(shared.counters)
  return shared
}

/** Opens metrics, where something reads them, and the request log. */
async function openMeasurements(): Promise<void> {
  const { host, metricsPort: port, otelExporterOtlpEndpoint: collectorUrl } = env
  const metrics = await openMetrics({ service: SERVICE, host, port, collectorUrl })
  setMetrics(metrics)
  observeState(metrics, { getRenders: () => getRenderLimiter().getRenders(), getBreakers })
  watchRequests({
    log,
    storeApiPrefix: env.storeApiPrefix,
    otherPort: port,
    onClose: ({ headers }) => releaseLease(String(headers[LEASE_HEADER] ?? '')),
  })
}

function warnOfSettings(): void {
  for (const line of findMisspelt(process.env)) log.warn(line)
  if (env.proxyHops === 0 && process.env.SHOP_FRONT !== '1')
    log.info('PROXY_HOPS is 0 and no front stands before Next: all visitors share the limits of one address')
}

/**
 * Compares the store's schema with our documents, once: one line names failures and a GraphQL path that fits better.
 * The shop serves all the same. See docs/hosted-store.md#when-something-is-off.
 */
async function warnOfEndpoint(): Promise<void> {
  const { commerceUrl: url, commercePublicKey: publicKey, commerceGraphqlPath: graphqlPath } = env
  const line = await describeEndpoint({ url, publicKey, graphqlPath, fetch: fetchUpstream })
  if (line !== undefined) log.warn(line)
}

async function hasHome(): Promise<boolean> {
  const { locale, currency } = await getStoreIndex().get()
  return (await getCache()?.has(`/${locale}/${currency.toLowerCase()}`)) === true
}

async function isServiceUp(): Promise<boolean> {
  return (await fetchStoreSettings(getFreshCommerce())).ok
}
