import { gzipSync } from 'node:zlib'
import type { Findings, Row } from './report.ts'
import { PAGE_NAMES, PAGES, type Sites } from './sites.ts'

const HTML_MAX_KB = { home: 12, listing: 16, product: 15, category: 16 } as const
const SCRIPT_GOAL_KB = 18
const SCRIPT_MAX_KB = 25

interface Weight {
  readonly html: number
  /** Scripts that the HTML names, without the data of the page. */
  readonly scripts: number
  readonly count: number
}

/** Kilobytes of 1,000 bytes, which this process makes of the plain answer, so that no server's own settings count. */
const toKb = (body: ArrayBuffer | string): number => gzipSync(body, { level: 6 }).length / 1000

async function get(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.arrayBuffer()
}

/** A cached page names its scripts in `data-files`, for when its main picture is drawn. */
async function weigh(origin: string, path: string): Promise<Weight> {
  const html = Buffer.from(await get(origin + path)).toString()
  const tags = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const named = tags
    .filter((attributes) => !/\bnomodule\b/i.test(attributes))
    .flatMap((attributes) => (/\s(?:src|data-files)="([^"]+)"/.exec(attributes)?.[1] ?? '').split(' '))
  const code = [...new Set(named)].filter((file) => file.includes('/_next/static/'))
  let scripts = 0
  for (const file of code) scripts += toKb(await get(origin + file))
  return { html: toKb(html), scripts, count: code.length }
}

function toRows(name: keyof typeof HTML_MAX_KB, page: Weight, empty: Weight): readonly Row[] {
  const over = page.scripts - empty.scripts
  return [
    {
      what: `${name}: HTML, kB gzip`,
      shop: page.html.toFixed(1),
      empty: empty.html.toFixed(1),
      ratio: page.html / empty.html,
      reach: `≤ ${HTML_MAX_KB[name]}`,
      met: page.html <= HTML_MAX_KB[name],
    },
    {
      what: `${name}: JavaScript that the HTML names, kB gzip`,
      shop: `${page.scripts.toFixed(1)}, ${page.count} files`,
      empty: `${empty.scripts.toFixed(1)}, ${empty.count} files`,
      ratio: page.scripts / empty.scripts,
      reach: `≤ empty + ${SCRIPT_MAX_KB} (goal ${SCRIPT_GOAL_KB})`,
      met: over <= SCRIPT_MAX_KB,
      goal: over <= SCRIPT_GOAL_KB,
    },
  ]
}

/** What pages weigh beside the empty page; `e2e/weight.spec.ts` holds the budgets, of styles and later scripts too. */
export async function measureBytes({ shop, empty }: Sites): Promise<Findings> {
  const emptyPage = await weigh(empty, '/')
  const pages = []
  for (const name of PAGE_NAMES) pages.push({ name, weight: await weigh(shop, PAGES[name]) })
  return {
    rows: pages.flatMap(({ name, weight }) => toRows(name, weight, emptyPage)),
    details: { empty: emptyPage, pages },
  }
}
