import { setTimeout as wait } from 'node:timers/promises'
import { getMedian } from './figures.ts'
import { withForeignLoad } from './machine.ts'
import type { Findings, Row } from './report.ts'
import type { Sites } from './sites.ts'

/** Where the shop can read past the copies that the service keeps. */
const FRESH_MAX_MS = 2000
/** Where it cannot, and has to wait until they have passed. */
const COPIES_MAX_MS = 15_000
/** Without an event the shop looks every minute. */
const LOOK_MAX_MS = 60_000 + COPIES_MAX_MS
const GIVE_UP_MS = 2 * LOOK_MAX_MS
const ASK_EVERY_MS = 20
/** The service's old copy is given again in this time, if anywhere. */
const WATCH_MS = 9000

interface Change {
  /** What changes at the service's address for operators; the new text is a field of it. */
  readonly path: string
  readonly toBody: (text: string) => object
  /** Pages that show it. */
  readonly pages: readonly string[]
  readonly rounds: number
}

/** A kind of change at the service: how the shop hears of it, or does not, differs. */
interface Kind extends Change {
  readonly name: string
  readonly maxMs: number
}

export const toName = (text: string) => ({ name: { en: text, fr: text, de: text } })

const KINDS: readonly Kind[] = [
  {
    name: 'name of a product',
    path: 'products/soy-candle',
    toBody: toName,
    pages: ['/products/soy-candle', '/products', '/categories/gifts'],
    maxMs: FRESH_MAX_MS,
    rounds: 5,
  },
  {
    name: 'name of a category',
    path: 'categories/gifts',
    toBody: toName,
    pages: ['/categories/gifts'],
    maxMs: COPIES_MAX_MS,
    rounds: 3,
  },
  {
    name: 'settings, without an event',
    path: 'settings',
    toBody: (text) => ({ values: { header: { show_announcement_bar: true, announcement_text: text } } }),
    pages: ['/about'],
    maxMs: LOOK_MAX_MS,
    rounds: 1,
  },
]

interface Answer {
  readonly html: string
  /** Whether the visitor had to wait for the page to be made. */
  readonly hasWaited: boolean
}

async function ask(url: string): Promise<Answer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const use = answer.headers.get('x-nextjs-cache') ?? 'MISS'
  return { html: await answer.text(), hasWaited: use === 'MISS' }
}

/** Changes the store as its operator does. */
async function change(url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The change was answered ${answer.status}: ${await answer.text()}`)
}

interface Seen {
  /** Milliseconds until a visitor sees the change. */
  readonly ms: number
  /** Visitors who had to wait meanwhile. */
  readonly waited: number
  /** Visitors who saw the old page after somebody had seen the new one. */
  readonly returned: number
}

async function waitFor(url: string, text: string): Promise<Seen> {
  const startedAt = performance.now()
  let waited = 0
  let returned = 0
  let freshAt: number | undefined
  for (;;) {
    const { html, hasWaited } = await ask(url)
    const ms = performance.now() - startedAt
    if (hasWaited) waited += 1
    const isFresh = html.includes(text)
    if (isFresh) freshAt ??= ms
    else if (freshAt !== undefined) returned += 1
    if (freshAt !== undefined && ms > WATCH_MS) return { ms: freshAt, waited, returned }
    if (freshAt === undefined && ms > GIVE_UP_MS)
      throw new Error(`${url} did not show "${text}" within ${GIVE_UP_MS} ms.`)
    await wait(ASK_EVERY_MS)
  }
}

/** Changes something at the service, time after time, and watches the pages that show it: in each round one after the other. */
export async function watchChanges(
  { shop, commerce }: Pick<Sites, 'shop' | 'commerce'>,
  { path, toBody, pages, rounds }: Change,
): Promise<readonly Seen[]> {
  const seen: Seen[] = []
  for (const page of pages) await ask(shop + page)
  for (let round = 1; round <= rounds; round += 1) {
    const text = `Changed ${path} ${Date.now()}`
    await change(`${commerce}/admin/${path}`, toBody(text))
    seen.push(...(await Promise.all(pages.map((page) => waitFor(shop + page, text)))))
  }
  return seen
}

/** How long after a change at the service its pages show it, whether anybody waits for that, and whether it stays. */
export async function measureChange(sites: Sites): Promise<Findings> {
  const rows: Row[] = []
  const details: Record<string, readonly Seen[]> = {}
  for (const kind of KINDS) {
    const { value: seen, foreign } = await withForeignLoad(() => watchChanges(sites, kind))
    details[kind.name] = seen
    rows.push(toRow(kind, seen, foreign))
  }
  return { rows, details }
}

function toRow({ name, pages, maxMs }: Kind, seen: readonly Seen[], foreign: number): Row {
  const times = seen.map(({ ms }) => ms)
  const waited = seen.reduce((sum, one) => sum + one.waited, 0)
  const returned = seen.reduce((sum, one) => sum + one.returned, 0)
  const longest = Math.max(...times)
  return {
    what: `${name}: from a change to ${pages.length} fresh pages, ms`,
    shop: `${Math.round(getMedian(times))} (at most ${Math.round(longest)}); ${waited} waited, ${returned} saw the old page again`,
    reach: `≤ ${maxMs}, nobody waits, the old page stays away`,
    met: longest <= maxMs && waited === 0 && returned === 0,
    foreign,
  }
}
