import type { BenchOptions } from './options.ts'
import type { Findings, Row } from './report.ts'
import { alternate, type LoadFigures } from './server-load.ts'
import { PAGE_NAMES, PAGES, type Sites } from './sites.ts'
import { measureUnread } from './unread.ts'

const CACHED_MAX_RATIO = 2

const toText = ({ cpuMs, perSecond, failed }: LoadFigures): string => {
  const faults = failed === 0 ? '' : `, ${failed} failed`
  return `${cpuMs.toFixed(2)} (${Math.round(perSecond)}/s${faults})`
}

function toRow(what: string, shop: LoadFigures, empty: LoadFigures): Row {
  const ratio = shop.cpuMs / empty.cpuMs
  return {
    what: `${what}, CPU ms per request`,
    shop: toText(shop),
    empty: toText(empty),
    ratio,
    reach: `≤ ${CACHED_MAX_RATIO} × the empty page`,
    met: ratio <= CACHED_MAX_RATIO && shop.failed === 0,
    foreign: Math.max(shop.foreign, empty.foreign),
  }
}

/** What a page costs the server that it keeps. */
export async function measureServer(sites: Sites, { seconds }: BenchOptions): Promise<Findings> {
  const toLoad = (name: string, origin: string, path: string) => ({
    name,
    origin,
    paths: [path],
    headers: { 'accept-encoding': name.endsWith('gzip') ? 'gzip' : 'br' },
  })
  const found = await alternate(
    [
      ...PAGE_NAMES.map((name) => toLoad(`${name} br`, sites.shop, PAGES[name])),
      // Next's own compression knows gzip alone.
      toLoad('empty gzip', sites.empty, '/'),
      toLoad('product gzip', sites.shop, PAGES.product),
    ],
    seconds,
  )
  const get = (name: string): LoadFigures => {
    const figures = found.get(name)
    if (figures === undefined) throw new Error(`${name} was not measured.`)
    return figures
  }
  const empty = get('empty gzip')
  return {
    rows: [
      ...[...PAGE_NAMES.map((name) => `${name} br`), 'product gzip'].map((name) =>
        toRow(`cached ${name}`, get(name), empty),
      ),
      await measureUnread(sites),
    ],
    details: Object.fromEntries(found),
  }
}
