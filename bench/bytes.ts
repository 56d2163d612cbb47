import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright'
import { onTelephone } from './browser.ts'
import { toKb } from './figures.ts'
import type { Findings, Row } from './report.ts'
import { PAGE_NAMES, PAGES, type Sites } from './sites.ts'

/** Ends the count of a page: no answer for so long. */
const QUIET_MS = 800

const HTML_MAX_KB = { home: 12, listing: 16, product: 15, category: 16 } as const
const SCRIPT_GOAL_KB = 18
const SCRIPT_MAX_KB = 25
const AHEAD_MAX_KB = 5
const SCRIPT_MAX_COUNT = 14
const STYLE_MAX_COUNT = 2
const STYLE_MAX_KB = 18

/** Addresses that a page asked for before anybody touched it. */
interface Asked {
  readonly scripts: readonly string[]
  readonly blockingStyles: readonly string[]
}

interface Weight {
  readonly html: number
  /** Scripts that the HTML names. */
  readonly scripts: number
  /** Scripts that others ask for. */
  readonly ahead: number
  /** Scripts outside the framework's folder: the data of one page. */
  readonly data: number
  readonly scriptCount: number
  readonly styles: number
  readonly styleCount: number
}

async function watchScripts(context: BrowserContext, url: string): Promise<Asked> {
  const page = await context.newPage()
  const scripts = new Set<string>()
  let lastAnswerAt = Date.now()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  page.on('requestfinished', () => {
    lastAnswerAt = Date.now()
  })
  await page.goto(url, { waitUntil: 'load' })
  while (Date.now() - lastAnswerAt < QUIET_MS) await wait(100)
  const blockingStyles = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      // `renderBlockingStatus` is not in TypeScript's DOM yet.
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.css')),
  )
  return { scripts: [...scripts], blockingStyles }
}

const getPlain = (url: string): Promise<Response> =>
  fetch(url, { headers: { 'accept-encoding': 'identity' } })

/** Scripts that the HTML loads or announces, those of `data-files` when its main picture is drawn. */
async function findNamed(url: string): Promise<ReadonlySet<string>> {
  const html = await (await getPlain(url)).text()
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href|data-files)="([^"]+)"/g)]
  const addresses = named.flatMap(([, files = '']) => files.replaceAll('&amp;', '&').split(' '))
  return new Set(addresses.map((address) => new URL(address, url).href))
}

/** Bytes that this process makes of the plain answer, so that no server's own settings count. */
async function getGzipBytes(url: string): Promise<number> {
  const answer = await getPlain(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 6 }).length
}

async function addUp(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(getGzipBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const isCode = (url: string): boolean => new URL(url).pathname.startsWith('/_next/static/')

async function weigh(origin: string, path: string): Promise<Weight> {
  const url = origin + path
  // The first visit fills the caches of the server.
  await onTelephone(origin, (context) => watchScripts(context, url))
  const asked = await onTelephone(origin, (context) => watchScripts(context, url))
  const named = await findNamed(url)
  const code = asked.scripts.filter(isCode)
  return {
    html: await getGzipBytes(url),
    scripts: await addUp(code.filter((script) => named.has(script))),
    ahead: await addUp(code.filter((script) => !named.has(script))),
    data: await addUp(asked.scripts.filter((script) => !isCode(script))),
    scriptCount: asked.scripts.length,
    styles: await addUp(asked.blockingStyles),
    styleCount: asked.blockingStyles.length,
  }
}

const kb = (bytes: number): string => toKb(bytes).toFixed(1)

function toRows(name: keyof typeof HTML_MAX_KB, page: Weight, empty: Weight): readonly Row[] {
  const emptyScripts = empty.scripts + empty.ahead
  const [over, ahead] = [toKb(page.scripts - emptyScripts), toKb(page.ahead)]
  const isWithin = ahead <= AHEAD_MAX_KB && page.scriptCount <= SCRIPT_MAX_COUNT
  const data = page.data === 0 ? '' : `; page data ${kb(page.data)}`
  return [
    {
      what: `${name}: HTML, kB gzip`,
      shop: kb(page.html),
      empty: kb(empty.html),
      ratio: page.html / empty.html,
      reach: `≤ ${HTML_MAX_KB[name]}`,
      met: toKb(page.html) <= HTML_MAX_KB[name],
    },
    {
      what: `${name}: JavaScript, kB gzip`,
      shop: `${kb(page.scripts)} + ${kb(page.ahead)} ahead, ${page.scriptCount} requests${data}`,
      empty: `${kb(emptyScripts)}, ${empty.scriptCount} requests`,
      ratio: page.scripts / emptyScripts,
      reach: `≤ empty + ${SCRIPT_MAX_KB} (goal ${SCRIPT_GOAL_KB}), ahead ≤ ${AHEAD_MAX_KB}, ≤ ${SCRIPT_MAX_COUNT} requests`,
      met: over <= SCRIPT_MAX_KB && isWithin,
      goal: over <= SCRIPT_GOAL_KB && isWithin,
    },
    {
      what: `${name}: blocking stylesheets`,
      shop: `${page.styleCount} files, ${kb(page.styles)} kB`,
      reach: `≤ ${STYLE_MAX_COUNT} files, ${STYLE_MAX_KB} kB`,
      met: page.styleCount <= STYLE_MAX_COUNT && toKb(page.styles) <= STYLE_MAX_KB,
    },
  ]
}

/** What a first visit fetches before anybody touches the page. */
export async function measureBytes({ shop, empty }: Sites): Promise<Findings> {
  const emptyPage = await weigh(empty, '/')
  const pages = []
  for (const name of PAGE_NAMES) pages.push({ name, weight: await weigh(shop, PAGES[name]) })
  return {
    rows: pages.flatMap(({ name, weight }) => toRows(name, weight, emptyPage)),
    details: { empty: emptyPage, pages },
  }
}
