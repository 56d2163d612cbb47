import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toName, watchChanges } from '../bench/change.ts'
import { getTreeCpuMs, getTreeMemoryMb } from '../bench/machine.ts'
import { type Counter, openCatalogue, PORTS, startShop, toUrl } from './catalog-stage.ts'
import { type Service, stopServices } from './processes.ts'

// `npm run bench:catalog-pages -- 1000 10000`: what the shop's pages cost in catalogues of these sizes, without an index and
// with one: bytes, calls of the service and processor time of pages that are made, not taken from the cache; then the first
// walk, the time from a change to the fresh page and the memory of each process. It needs Linux and a build of the
// storefront. `FIRST_PORT` moves its ports. `DATA` names a folder that keeps the catalogues for the next run. The index is
// embedded, or in the empty database of DATABASE_URL.

const WARM_UP_LISTS = 60
const FILTERED_LISTINGS = 40
const MARKET = 'locale=en&currency=GBP'

const PAGES_HEADING = [
  '| products | index | page | status | bytes | calls | ms | CPU ms | of the index |',
  '| --: | --- | --- | --: | --: | --: | --: | --: | --: |',
]
const REST_HEADING = [
  '| products | index | first walk | its calls | change → product page | → its category | who waited | sandbox | index | shop |',
  '| --: | --- | --: | --: | --: | --: | --: | --: | --: | --: |',
]

async function findLastSlug(): Promise<string> {
  const answer = await fetch(`${toUrl(PORTS.commerce)}/api/products?limit=1&sort=id%20desc`, {
    headers: { authorization: `Basic ${btoa('pk_sorrel_demo')}` },
  })
  const { results }: { readonly results: readonly { readonly slug: string }[] } = await answer.json()
  return results[0]?.slug ?? ''
}

/** What is asked, in this order: of a shop that has just started, which has asked for nothing yet. */
function toPages(last: string, withIndex: boolean): readonly (readonly [string, readonly string[]])[] {
  const filtered = Array.from(
    { length: FILTERED_LISTINGS },
    (_, index) => `/products?price=${index}&price=40`,
  )
  const suggest = ['so', 'bru', 'tow'].map((word) => `/api/catalog/suggest?search=${word}&limit=4&${MARKET}`)
  return [
    ['listing', ['/products']],
    ['listing, page 2', ['/products?page=2']],
    ['filtered listing', filtered],
    ['category', ['/categories/bath-body']],
    ['filtered category', ['/categories/kitchen?price=5&price=40']],
    ['search', ['/search?q=soap', '/search?q=brush', '/search?q=towel']],
    ...(withIndex ? [['suggestion', suggest] as const] : []),
    ['cold product page', ['/products/soy-candle']],
    ['last product', [`/products/${last}`]],
    ['unknown slug', ['/products/nobody-has-this']],
    ['the same again', ['/products/nobody-has-this']],
    ['sitemap', ['/sitemap.xml']],
    ['its first file of products', ['/sitemaps/products-1.xml']],
    ['the same file again', ['/sitemaps/products-1.xml']],
  ]
}

function printRow(cells: readonly (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

/** Whose time and calls are counted. */
interface Counted {
  readonly shop: Service
  readonly index: Service | undefined
  readonly counter: Counter
}

const getCpuMs = (service: Service | undefined): number =>
  service === undefined ? NaN : getTreeCpuMs(service.process.pid ?? 0)

/** What addresses cost that are asked one after the other, each on average: the cells of a row. */
async function measurePages(
  { shop, index, counter }: Counted,
  paths: readonly string[],
): Promise<readonly (string | number)[]> {
  const read = () => [counter.getCalls(), performance.now(), getCpuMs(shop), getCpuMs(index)]
  const before = read()
  let [status, bytes] = [0, 0]
  for (const path of paths) {
    const answer = await fetch(toUrl(PORTS.shop) + path, { headers: { 'accept-encoding': 'identity' } })
    status = answer.status
    bytes += (await answer.arrayBuffer()).byteLength
  }
  const costs = read().map((after, at) => (after - (before[at] ?? 0)) / paths.length)
  const cells = costs.map((each) => (Number.isNaN(each) ? '–' : Math.round(each * 10) / 10))
  return [status, Math.round(bytes / paths.length), ...cells]
}

const CHANGE = {
  path: 'products/soy-candle',
  toBody: toName,
  pages: ['/products/soy-candle', '/categories/gifts'],
  rounds: 3,
}

/** From a change at the service to the page that shows it, the longest of some; and how many visitors waited meanwhile. */
async function measureChange(): Promise<readonly (string | number)[]> {
  const sites = { shop: toUrl(PORTS.shop), commerce: toUrl(PORTS.commerce) }
  const seen = await watchChanges(sites, CHANGE)
  const longest = CHANGE.pages.map((_, page) =>
    Math.max(...seen.filter((_one, at) => at % CHANGE.pages.length === page).map(({ ms }) => ms)),
  )
  return [...longest.map((ms) => `${Math.round(ms)} ms`), seen.reduce((sum, { waited }) => sum + waited, 0)]
}

interface Walk {
  readonly seconds: number
  readonly calls: number
}

/** Prints what each page costs and gives the row of the second table. */
async function measureShop(
  { products, folder }: { readonly products: number; readonly folder: string },
  stage: Awaited<ReturnType<typeof openCatalogue>>,
  walk: Walk | undefined,
): Promise<readonly (string | number)[]> {
  const withIndex = walk !== undefined
  const shop = await startShop(folder, withIndex)
  try {
    const of = { shop, index: stage.getIndex(), counter: stage.counter }
    // The first pages of a process also compile its code.
    const lists = Array.from(
      { length: WARM_UP_LISTS },
      (_, index) => `/categories/gifts?price=${index}&price=99`,
    )
    await measurePages(of, [...lists, '/products/dish-soap-block', '/search?q=a'])
    for (const [name, paths] of toPages(await findLastSlug(), withIndex)) {
      const cost = await measurePages(of, paths)
      printRow([products, withIndex ? 'with' : 'without', name, ...cost])
    }
    const change = await measureChange()
    return [
      products,
      ...(walk ? ['with', `${walk.seconds} s`, walk.calls] : ['without', '–', '–']),
      ...change,
      ...[stage.sandbox, of.index, shop].map((service) =>
        service ? `${getTreeMemoryMb(service.process.pid ?? 0).toFixed(0)} MB` : '–',
      ),
    ]
  } finally {
    await stopServices([shop])
  }
}

async function measure(products: number): Promise<readonly (readonly (string | number)[])[]> {
  const { DATA } = process.env
  const kept = DATA === undefined ? undefined : join(DATA, String(products))
  if (kept !== undefined) mkdirSync(kept, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'catalog-pages-'))
  const stage = await openCatalogue(products, kept ?? folder)
  try {
    const without = await measureShop({ products, folder }, stage, undefined)
    const walk = await stage.startIndex()
    return [without, await measureShop({ products, folder }, stage, walk)]
  } finally {
    await stage.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const sizes = process.argv.slice(2).map(Number)
process.stdout.write(`${PAGES_HEADING.join('\n')}\n`)
const rest: (readonly (string | number)[])[] = []
for (const size of sizes.length > 0 ? sizes : [1000, 10_000, 100_000]) rest.push(...(await measure(size)))
process.stdout.write(`\n${REST_HEADING.join('\n')}\n`)
for (const row of rest) printRow(row)
