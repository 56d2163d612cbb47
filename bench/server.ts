import type { BenchOptions } from './options.ts'
import type { Findings, Row } from './report.ts'
import { alternate, type LoadFigures } from './server-load.ts'
import { FILTERED_LISTING, PAGES, type Sites } from './sites.ts'

const CACHED_MAX_RATIO = 0.25
/** No process keeps it: it is made for each visitor, as a listing is that nobody has asked for. */
const FILTERED_MAX_MS = 25

const toText = ({ cpuMs, perSecond, failed }: LoadFigures): string => {
  const faults = failed === 0 ? '' : `, ${failed} failed`
  return `${cpuMs.toFixed(2)} (${Math.round(perSecond)}/s${faults})`
}

function toCachedRow(encoding: string, shop: LoadFigures, empty: LoadFigures): Row {
  const ratio = shop.cpuMs / empty.cpuMs
  return {
    what: `cached page ${encoding}, CPU ms per request`,
    shop: toText(shop),
    empty: toText(empty),
    ratio,
    reach: `≤ ${CACHED_MAX_RATIO} × the empty page`,
    met: ratio <= CACHED_MAX_RATIO && shop.failed === 0,
    foreign: Math.max(shop.foreign, empty.foreign),
  }
}

/** What a page costs the server that it keeps, and a filtered listing that is asked for again and again. */
export async function measureServer(sites: Sites, { seconds }: BenchOptions): Promise<Findings> {
  const toLoad = (name: string, origin: string, path: string) => ({
    name,
    origin,
    paths: [path],
    headers: { 'accept-encoding': name.split(' ')[1] ?? 'gzip' },
  })
  const found = await alternate(
    [
      toLoad('shop br', sites.shop, PAGES.product),
      // Next's own compression knows gzip alone.
      toLoad('empty gzip', sites.empty, '/'),
      toLoad('shop gzip', sites.shop, PAGES.product),
      toLoad('filtered br', sites.shop, FILTERED_LISTING),
    ],
    seconds,
  )
  const get = (name: string): LoadFigures => {
    const figures = found.get(name)
    if (figures === undefined) throw new Error(`${name} was not measured.`)
    return figures
  }
  const [empty, filtered] = [get('empty gzip'), get('filtered br')]
  return {
    rows: [
      toCachedRow('br', get('shop br'), empty),
      toCachedRow('gzip', get('shop gzip'), empty),
      {
        what: 'filtered listing, asked for again, CPU ms',
        shop: toText(filtered),
        reach: `≤ ${FILTERED_MAX_MS}`,
        met: filtered.cpuMs <= FILTERED_MAX_MS && filtered.failed === 0,
        foreign: filtered.foreign,
      },
    ],
    details: Object.fromEntries(found),
  }
}
