import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { findServer, getTreeCpuMs, withForeignLoad } from './machine.ts'
import type { BenchOptions } from './options.ts'
import type { Findings, Row } from './report.ts'
import { PAGE_NAMES, PAGES, type Sites } from './sites.ts'

const NGINX_MAX_RATIO = 0.1

/** What a page that is worth keeping is asked for. */
const PER_SECOND = 20

/** nginx keeps a page for five seconds: the load takes at least four times as long. */
const LEAST_SECONDS = 20

interface Figures {
  /** Processor time of the servers for each good answer, without what they take at rest, in milliseconds. */
  readonly cpuMs: number
  readonly failed: number
}

/** Asks for a page at an even pace. */
async function load(url: string, servers: readonly number[], seconds: number): Promise<Figures> {
  const getCpu = () => servers.reduce((sum, pid) => sum + getTreeCpuMs(pid), 0)
  const beforeRest = getCpu()
  await wait(seconds * 1000)
  const rest = getCpu() - beforeRest
  const before = getCpu()
  const found = await autocannon({
    url,
    connections: 2,
    overallRate: PER_SECOND,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
  })
  return {
    cpuMs: Math.max(0, getCpu() - before - rest) / found['2xx'],
    failed: found.non2xx + found.errors,
  }
}

/** What a cached page costs the shop and the nginx of `deploy/` in front of it, together. */
export async function measureNginx({ shop, empty, nginx }: Sites, options: BenchOptions): Promise<Findings> {
  if (nginx === undefined) throw new Error('There is no nginx with Brotli on this machine.')
  const seconds = Math.max(LEAST_SECONDS, options.seconds)
  const servers = [findServer(nginx), findServer(shop)]
  const rows: Row[] = []
  for (const name of PAGE_NAMES) {
    const { value, foreign } = await withForeignLoad(async () => ({
      kept: await load(nginx + PAGES[name], servers, seconds),
      base: await load(`${empty}/`, [findServer(empty)], seconds),
    }))
    const ratio = value.kept.cpuMs / value.base.cpuMs
    rows.push({
      what: `${name} behind nginx, ${PER_SECOND} requests/s, CPU ms per request`,
      shop: value.kept.cpuMs.toFixed(3),
      empty: value.base.cpuMs.toFixed(3),
      ratio,
      reach: `≤ ${NGINX_MAX_RATIO} × the empty page`,
      met: ratio <= NGINX_MAX_RATIO && value.kept.failed === 0,
      foreign,
    })
  }
  return { rows, details: {} }
}
