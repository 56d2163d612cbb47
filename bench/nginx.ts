import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { findServer, getTreeCpuMs, waitUntilIdle, withForeignLoad } from './machine.ts'
import type { Findings } from './report.ts'
import { PAGE_NAMES, PAGES, type Sites } from './sites.ts'

const NGINX_MAX_RATIO = 0.1

/** What each page is asked for. */
const PER_SECOND = 20

/** A minute: in it the shop looks once at the store, under load and at rest. */
const SECONDS = 60

interface Figures {
  /** Processor time of the servers for each good answer, without what they take at rest, in milliseconds. */
  readonly cpuMs: number
  readonly failed: number
}

/** Asks for pages at an even pace, once they are kept. */
async function load(urls: readonly string[], servers: readonly number[]): Promise<Figures> {
  for (const url of urls) await (await fetch(url)).text()
  for (const server of servers) await waitUntilIdle(server)
  const getCpu = () => servers.reduce((sum, pid) => sum + getTreeCpuMs(pid), 0)
  const beforeRest = getCpu()
  await wait(SECONDS * 1000)
  const before = getCpu()
  const found = await Promise.all(
    urls.map((url) =>
      autocannon({
        url,
        connections: 2,
        overallRate: PER_SECOND,
        duration: SECONDS,
        headers: { 'accept-encoding': 'gzip' },
      }),
    ),
  )
  const cpuMs = getCpu() - before - (before - beforeRest)
  return {
    cpuMs: Math.max(0, cpuMs) / found.reduce((sum, one) => sum + one['2xx'], 0),
    failed: found.reduce((sum, one) => sum + one.non2xx + one.errors, 0),
  }
}

/** What cached pages cost the shop and the nginx of `deploy/` in front of it, together. */
export async function measureNginx({ shop, empty, nginx }: Sites): Promise<Findings> {
  if (nginx === undefined) throw new Error('There is no nginx with Brotli on this machine.')
  const { value, foreign } = await withForeignLoad(async () => ({
    kept: await load(
      PAGE_NAMES.map((name) => nginx + PAGES[name]),
      [findServer(nginx), findServer(shop)],
    ),
    base: await load(
      PAGE_NAMES.map(() => `${empty}/`),
      [findServer(empty)],
    ),
  }))
  const { kept, base } = value
  const ratio = kept.cpuMs / base.cpuMs
  const row = {
    what: `four pages behind nginx, each ${PER_SECOND} times a second, CPU ms per request`,
    shop: kept.cpuMs.toFixed(3),
    empty: base.cpuMs.toFixed(3),
    ratio,
    reach: `≤ ${NGINX_MAX_RATIO} × the empty page`,
    met: ratio <= NGINX_MAX_RATIO && kept.failed === 0,
    foreign,
  }
  return { rows: [row], details: value }
}
