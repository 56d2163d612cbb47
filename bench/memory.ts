import { setTimeout as wait } from 'node:timers/promises'
import { onTelephone } from './browser.ts'
import { getAddButton } from './cart.ts'
import { findServer, getTreeMemoryMb, withForeignLoad } from './machine.ts'
import type { BenchOptions } from './options.ts'
import { findPictures } from './pictures.ts'
import type { Findings } from './report.ts'
import { PAGES, type Sites, toVisitor } from './sites.ts'

const MEMORY_MAX_MB = 450
/** The mean of the last quarter may be so much above that of the quarter before. */
const GROWTH_MAX = 1.05

const WORKERS = 4
const PER_SECOND = 20
const SAMPLE_MS = 5000
const PRINT_MS = 30_000
const ADDS_PER_VISITOR = 10

interface Sample {
  readonly atSeconds: number
  readonly mb: number
}

/** How often each answer came, `filtered 200` say; what broke counts by its error. */
type Tally = Map<string, number>

/** A request that can be sent again; `{visitor}` is not part of it, cookies are added. */
interface AddRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the browser sends when somebody adds a product, so that the load is what visitors make. */
function recordAdd(shop: string): Promise<AddRequest> {
  return onTelephone(shop, async (context) => {
    const page = await context.newPage()
    await page.goto(shop + PAGES.product, { waitUntil: 'networkidle' })
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await getAddButton(page).tap()
    const request = await sent
    const { cookie: _, 'content-length': __, ...headers } = request.headers()
    return {
      url: request.url(),
      method: request.method(),
      headers: { ...headers, origin: shop },
      body: request.postData() ?? '',
    }
  })
}

/** Adds a product as visitor after visitor, each of whom keeps the cookies of the answers. */
function createShopper(add: AddRequest): () => Promise<Response> {
  let cookies = new Map<string, string>()
  let adds = 0
  return async () => {
    if (adds % ADDS_PER_VISITOR === 0) cookies = new Map()
    adds += 1
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(add.url, {
      method: add.method,
      headers: { ...add.headers, cookie },
      body: add.body,
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return answer
  }
}

const FILTERS = 200

/** One request of each kind by turns; `count` chooses which page, filter or picture. */
async function createMix({
  shop,
}: Sites): Promise<readonly [string, (count: number) => Promise<Response>][]> {
  const pictures = await findPictures(shop + PAGES.listing)
  const pages = Object.values(PAGES)
  const addOne = createShopper(await recordAdd(shop))
  const get = (path: string | undefined, headers: Readonly<Record<string, string>>) =>
    fetch(`${shop}${path ?? '/'}`, { headers })
  return [
    ['cached br', (count) => get(pages[count % pages.length], { 'accept-encoding': 'br' })],
    [
      'filtered',
      (count) =>
        get(`/products?price=${count % 10}&price=${20 + ((count * 7) % (FILTERS / 10))}`, {
          'x-forwarded-for': toVisitor(count),
        }),
    ],
    ['picture', (count) => get(pictures[count % pictures.length], { accept: 'image/avif,image/webp,*/*' })],
    ['cached gzip', (count) => get(pages[count % pages.length], { 'accept-encoding': 'gzip' })],
    ['cart', () => addOne()],
  ]
}

/** Sends the mix at a steady pace until the time is over. */
async function runLoad(sites: Sites, until: number): Promise<Tally> {
  const mix = await createMix(sites)
  const tally: Tally = new Map()
  let sent = 0
  const work = async () => {
    while (Date.now() < until) {
      const startedAt = Date.now()
      const count = sent++
      const [kind, send] = mix[count % mix.length] ?? ['nothing', () => Promise.reject(new Error('no mix'))]
      const outcome = await send(Math.floor(count / mix.length)).then(
        async (answer) => {
          await answer.arrayBuffer()
          return String(answer.status)
        },
        (error: unknown) => String(error),
      )
      tally.set(`${kind} ${outcome}`, (tally.get(`${kind} ${outcome}`) ?? 0) + 1)
      await wait(Math.max(0, (WORKERS * 1000) / PER_SECOND - (Date.now() - startedAt)))
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  return tally
}

async function sampleMemory(server: number, until: number): Promise<readonly Sample[]> {
  const samples: Sample[] = []
  const startedAt = Date.now()
  let printAt = startedAt
  while (Date.now() < until) {
    const sample = { atSeconds: Math.round((Date.now() - startedAt) / 1000), mb: getTreeMemoryMb(server) }
    samples.push(sample)
    if (Date.now() >= printAt) {
      process.stdout.write(
        `${String(sample.atSeconds).padStart(5)} s ${sample.mb.toFixed(0).padStart(5)} MB\n`,
      )
      printAt += PRINT_MS
    }
    await wait(SAMPLE_MS)
  }
  return samples
}

const getMean = (samples: readonly Sample[]): number =>
  samples.reduce((sum, { mb }) => sum + mb, 0) / samples.length

/** Memory of the storefront, and of what it starts, under minutes of mixed load. */
export async function measureMemory(sites: Sites, { minutes }: BenchOptions): Promise<Findings> {
  const server = findServer(sites.shop)
  const until = Date.now() + minutes * 60_000
  const { value, foreign } = await withForeignLoad(() =>
    Promise.all([runLoad(sites, until), sampleMemory(server, until)]),
  )
  const [tally, samples] = value
  const quarter = Math.max(1, Math.floor(samples.length / 4))
  const [before, end] = [getMean(samples.slice(-2 * quarter, -quarter)), getMean(samples.slice(-quarter))]
  const most = Math.max(...samples.map(({ mb }) => mb))
  const answers = [...tally].toSorted(([one], [other]) => one.localeCompare(other))
  const bad = answers.filter(([outcome]) => !/ 2\d\d$/.test(outcome))
  for (const [outcome, count] of answers) process.stdout.write(`${String(count).padStart(7)} × ${outcome}\n`)
  return {
    rows: [
      {
        what: `memory after mixed load, ${minutes} min, MB`,
        shop: `${end.toFixed(0)} (most ${most.toFixed(0)}), growth ${(((end - before) / before) * 100).toFixed(1)} %`,
        reach: `≤ ${MEMORY_MAX_MB} and flat (growth ≤ ${Math.round((GROWTH_MAX - 1) * 100)} %)`,
        met: end <= MEMORY_MAX_MB && end <= before * GROWTH_MAX,
        foreign,
      },
      {
        what: 'errors under mixed load',
        shop: bad.length === 0 ? 'none' : bad.map(([outcome, count]) => `${count} × ${outcome}`).join(', '),
        reach: 'none',
        met: bad.length === 0,
      },
    ],
    details: { samples, answers },
  }
}
