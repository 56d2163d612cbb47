import { setTimeout as wait } from 'node:timers/promises'
import { findServer, getTreeCpuMs, waitUntilIdle } from './machine.ts'
import type { BenchOptions } from './options.ts'
import type { Findings } from './report.ts'
import { alternate } from './server-load.ts'
import { PAGES, type Sites } from './sites.ts'

const HIT_MAX_MS = 2
const ACCEPT = 'image/avif,image/webp,*/*'
const PICTURES = 12
const PASSES = 6
/** No picture is encoded in less; one that is only sent takes a fraction. */
const ENCODED_FROM_MS = 10

/** Paths of pictures that a page offers, from its `srcset` and `imagesrcset`. */
export async function findPictures(url: string): Promise<readonly string[]> {
  const html = await (await fetch(url)).text()
  const sets = [...html.matchAll(/srcset="([^"]+)"/gi)].map(([, set = '']) => set.replaceAll('&amp;', '&'))
  const files = sets.flatMap((set) => set.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''))
  return [...new Set(files)].filter((file) => file.startsWith('/'))
}

async function getPicture(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: ACCEPT } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
}

/** The second format of a picture is made once the server has had nothing to do for a second. */
const LATER_MS = 1500
const LATER_CPU_MS = 100

/** Waits until nothing is made in idle time either. */
async function waitUntilMade(server: number): Promise<void> {
  for (let made = Infinity; made > LATER_CPU_MS; ) {
    const before = getTreeCpuMs(server)
    await wait(LATER_MS)
    await waitUntilIdle(server)
    made = getTreeCpuMs(server) - before
  }
}

/** Processor time for each picture when all are asked for once, the work after the answers included. */
async function runPass(origin: string, paths: readonly string[]): Promise<number> {
  const server = findServer(origin)
  const before = getTreeCpuMs(server)
  for (const path of paths) await getPicture(origin + path)
  await waitUntilMade(server)
  return (getTreeCpuMs(server) - before) / paths.length
}

/** What a picture costs that was made before, and how often it is made. */
export async function measurePictures({ shop }: Sites, { seconds }: BenchOptions): Promise<Findings> {
  const paths = (await findPictures(shop + PAGES.product)).slice(0, PICTURES)
  if (paths.length === 0) throw new Error(`The product page offers no pictures.`)
  const passes: number[] = []
  for (let pass = 0; pass < PASSES; pass += 1) passes.push(await runPass(shop, paths))
  const encoded = passes.filter((cpuMs) => cpuMs >= ENCODED_FROM_MS).length
  const loads = await alternate(
    [{ name: 'picture', origin: shop, paths, headers: { accept: ACCEPT } }],
    seconds,
  )
  const hit = loads.get('picture')
  if (hit === undefined) throw new Error('Pictures were not measured.')
  return {
    rows: [
      {
        what: 'picture, hit, CPU ms',
        shop: `${hit.cpuMs.toFixed(2)} (${Math.round(hit.perSecond)}/s${hit.failed === 0 ? '' : `, ${hit.failed} failed`})`,
        reach: `≤ ${HIT_MAX_MS}`,
        met: hit.cpuMs <= HIT_MAX_MS && hit.failed === 0,
        foreign: hit.foreign,
      },
      {
        what: `times ${paths.length} renditions are made, of ${PASSES} requests for each`,
        shop: `${encoded} (${passes.map((cpuMs) => cpuMs.toFixed(0)).join(', ')} ms each)`,
        reach: '≤ 1',
        met: encoded <= 1,
      },
    ],
    details: { paths, passes, hit },
  }
}
