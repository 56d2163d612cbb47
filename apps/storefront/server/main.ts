import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openMetrics } from '@sorrel/service/open-metrics'
import { openTraces } from '@sorrel/service/open-traces'
import { outliveReaders } from '@sorrel/service/standard-streams'
import next from 'next'
import { getStoreIndex } from '#routing/store-index.ts'
import { setCounters, sharedCounters } from '#service/shared-counters.ts'
import { droppedTags } from '#service/dropped-tags.ts'
import { endedSessions } from '#service/ended-sessions.ts'
import { env, findMisspelt } from '#service/env.ts'
import { log } from '#service/log.ts'
import { setMetrics } from '#service/metrics.ts'
import { setTraces } from '#service/traces.ts'
import { getBreakers } from '#service/resilience/upstreams.ts'
import { purgeOnDrop } from './cdn/purge.ts'
import { getCdn } from './cdn/vendors.ts'
import { warnOfEndpoint } from './check-endpoint.ts'
import { createHealth } from './health.ts'
import { reuseBuiltConfiguration } from './built-configuration.ts'
import { getStartFailure, listen } from './listen.ts'
import { openSharedState, type SharedState } from './nodes/index.ts'
import { observeState } from './observe-state.ts'
import { openMemoryStores, openPageStores } from './pages/open-page-stores.ts'
import { openSnapshots } from './pages/open-snapshots.ts'
import { createPageServer } from './page-server.ts'
import { openReleases } from './releases/open-releases.ts'
import type { ReleaseFiles } from './releases/release-files.ts'
import { createStaticFiles } from './static-files.ts'
import { stopOnSignal } from './stop.ts'
import { watchStore } from './webhooks/index.ts'

const directory = fileURLToPath(new URL('..', import.meta.url))

/** Next writes every loopback host as this one, and takes a rewrite to any other name for one that leaves the app. */
const NEXT_HOSTNAME = 'localhost'

/** Starts the shop. With `dev` the app compiles on request and pages keep Next's own development policy. */
async function start({ dev }: { readonly dev: boolean }): Promise<void> {
  const { metrics, traces } = await openTelemetry()
  const shared = dev ? undefined : await share()
  const health = createHealth({
    canServe: async () => (dev ? { ok: true } : pageServer.canServe()),
    getDetails: () => shared?.getDetails() ?? [],
  })
  const messages = dev ? await watchGenerated() : undefined
  if (!dev) await reuseBuiltConfiguration(directory)
  const app = next({ dev, dir: directory, hostname: NEXT_HOSTNAME, port: env.port })
  const ready = app.prepare()
  const { store, queryStore, facts } = dev
    ? openMemoryStores()
    : await openPageStores({ directory, env, log, shared })
  const index = getStoreIndex(await openSnapshots(facts))
  let releases: ReleaseFiles | undefined
  const pageServer = createPageServer({
    env,
    log,
    health,
    directory,
    index,
    store,
    queryStore,
    counters: sharedCounters,
    relaxed: dev,
    serveFile: dev ? undefined : createStaticFiles(directory, () => releases),
    handle: async (request, response) => {
      await ready
      await app.getRequestHandler()(request, response)
    },
  })
  const { server } = pageServer
  observeState(metrics, { getRenders: pageServer.getRenders, getBreakers })
  const port = await listen(server, env)
  stopOnSignal({
    server,
    log,
    drainMs: env.drainMs,
    onStop: () => health.setReady(false),
    onStopped: () =>
      Promise.all([app.close(), metrics.close(), traces?.close()]).then(() => void messages?.kill()),
  })
  await ready
  // Before anybody asks for a page of this build: processes of another one are asked for its files too.
  if (!dev) releases = await openReleases({ directory, env, log })
  health.setReady(true)
  for (const line of findMisspelt(process.env)) log.warn(line)
  void warnOfEndpoint(env, log)
  if (!dev) watchStore({ env, index, log })
  const cdn = getCdn(env)
  if (cdn !== undefined) purgeOnDrop({ cdn, dropped: droppedTags, log })
  if (env.warmUpPages && !dev) void pageServer.warmUp()
  log.info({ url: `http://${env.host}:${port}`, origin: env.publicOrigin }, 'ready')
}

/** Opens what this process measures and says of its work, where somebody reads it. */
async function openTelemetry() {
  const { host, metricsPort: port, otelExporterOtlpEndpoint: collectorUrl } = env
  const service = 'sorrel-storefront'
  const metrics = await openMetrics({ service, host, port, collectorUrl })
  const traces = await openTraces({ service, collectorUrl, ratio: env.otelTracesSamplerArg })
  setMetrics(metrics)
  setTraces(traces)
  return { metrics, traces }
}

/** Connects to what the processes of this shop share, where they do. */
async function share(): Promise<SharedState | undefined> {
  const { valkeyUrl: url, commerceUrl, commercePublicKey } = env
  if (url === undefined) return undefined
  const shop = `${commerceUrl} ${commercePublicKey}`
  const shared = await openSharedState({ url, shop, dropped: droppedTags, endedSessions, log })
  setCounters(shared.counters)
  return shared
}

/** Names the kit's styles, and derives the messages that pages bring to the browser, these again after each change. */
async function watchGenerated(): Promise<ChildProcess> {
  execFileSync(process.execPath, ['build/shared-styles.ts', '--kit'], { cwd: directory })
  const { writeClientMessages } = await import('../build/client-messages.ts')
  writeClientMessages()
  return spawn(process.execPath, ['build/client-messages.ts', '--watch'], {
    cwd: directory,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

outliveReaders()
start({ dev: process.argv.includes('--dev') }).catch((error: unknown) => {
  process.stderr.write(`${getStartFailure(error, env)}\n`)
  process.exit(1)
})
