import { getCache } from '@sorrel/next-cache/cache'
import { closeTelemetry } from '@sorrel/service/telemetry'
import { getRequestSpan } from '@sorrel/service/traces'
import next from 'next'
import { toTraceTiming } from '#route-handlers/vitals/traced-responses.ts'
import { stripQuery } from '#request/strip-query.ts'
import { getStoreIndex } from '#request/store-index.ts'
import { getRenderLimiter } from '#request/render-limiter/index.ts'
import { env } from '#config/env.ts'
import { log } from '#backend/log.ts'
import { setStopping } from '#request/readiness.ts'
import { createFront } from './front.ts'
import { listen } from './listen.ts'
import { openReleases } from './releases/open-releases.ts'
import { createStaticFiles } from './static-files.ts'
import { stopOnSignal } from './stop.ts'
import { findFontSheet } from './transform/font-sheet.ts'
import { transformPage } from './transform/transform-page.ts'

/** Next names every loopback host `localhost`, and treats a rewrite to another name as one to another server. */
const NEXT_HOSTNAME = 'localhost'

/** Starts the built shop as Next's documented custom server. Resolves once it listens. */
export async function start(directory: string): Promise<void> {
  const app = next({ dev: false, dir: directory, hostname: NEXT_HOSTNAME, port: env.port })
  await app.prepare()
  // Before the first page of this build: its files may be requested from processes of another build.
  const releases = await openReleases({ directory, env, log })
  const fonts = findFontSheet(directory)
  const front = createFront({
    handle: (request, response) => app.getRequestHandler()(request, response),
    getTiming: (request) => toTraceTiming(getRequestSpan(request)),
    env,
    log,
    transform: (html) => transformPage(html, { fonts, isOn: env.pageTransform }),
    serveStatic: createStaticFiles(directory, () => releases),
    getFiles: getCache,
    getRenderLimiter,
    stripQuery: async (url) => (url.includes('?') ? stripQuery(url, await getStoreIndex().get()) : url),
  })
  stopOnSignal({
    server: front,
    log,
    drainMs: env.drainMs,
    onStop: setStopping,
    onStopped: async () => {
      await app.close()
      await getCache()?.close()
      await closeTelemetry()
    },
  })
  const port = await listen(front, env)
  log.info({ url: `http://${env.host}:${port}`, origin: env.publicOrigin }, 'ready')
}
