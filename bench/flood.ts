import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { getMedian } from './figures.ts'
import { withForeignLoad } from './machine.ts'
import type { Findings, Row } from './report.ts'
import { PAGES, type Sites } from './sites.ts'

const RATIO_MAX = 2
const WARM_UP_MS = 2000
const ROUND_MS = 6000
/** A visitor who reads one page after the other, with a pause between. */
const PAUSE_MS = 10

const FLOODS = {
  'filtered listings': '/products?price=0&price={n}',
  'unknown products': '/products/none-{n}',
  '3,900 query fields': `/products?n={n}&${'a=1&'.repeat(3899)}`,
}
const CONNECTIONS = [1, 3]

/** How long a visitor waits for a cached page, in milliseconds. */
async function read(shop: string, ms: number): Promise<number> {
  const times: number[] = []
  for (const endAt = performance.now() + ms; performance.now() < endAt; ) {
    const startedAt = performance.now()
    const answer = await fetch(shop + PAGES.home, { headers: { 'x-forwarded-for': '203.0.113.1' } })
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return getMedian(times)
}

async function measureFlood(shop: string, path: string, connections: number): Promise<Omit<Row, 'what'>> {
  const { value, foreign } = await withForeignLoad(async () => {
    const idle = await read(shop, ROUND_MS)
    const sender = fork(join(import.meta.dirname, '../e2e/hostile.ts'), [shop, path, String(connections)])
    let answers = 0
    sender.on('message', () => void (answers += 1))
    const during = await read(shop, ROUND_MS)
    sender.kill()
    await once(sender, 'exit')
    return { idle, during, answers }
  })
  const ratio = value.during / value.idle
  return {
    shop: `${value.idle.toFixed(1)} → ${value.during.toFixed(1)} ms, × ${ratio.toFixed(2)}; ${value.answers} hostile requests`,
    reach: `≤ × ${RATIO_MAX}`,
    met: ratio <= RATIO_MAX,
    foreign,
  }
}

/** What one and three hostile connections do to another visitor's cached page. */
export async function measureFloods({ shop }: Sites): Promise<Findings> {
  await read(shop, WARM_UP_MS)
  const rows: Row[] = []
  for (const [name, path] of Object.entries(FLOODS))
    for (const connections of CONNECTIONS)
      rows.push({
        what: `another visitor's cached page beside ${connections} × ${name}`,
        ...(await measureFlood(shop, path, connections)),
      })
  return { rows, details: rows }
}
