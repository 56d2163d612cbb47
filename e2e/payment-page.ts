import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { getLaunchOptions } from '@sorrel/config/chromium'

// `EMAIL=… PASSWORD=… npm run payment-page -- https://shop.example inventory.json`: lists the scripts and headers of the page on
// which cards are typed, and fails when they differ from the list that was accepted with `--accept`.

interface Script {
  /** Its path, its address where another host serves it, or `inline`. */
  readonly address: string
  readonly hash: string
  /** Why the page needs it. Undefined for a script that nobody expects. */
  readonly reason?: string
}

export interface Inventory {
  readonly headers: Readonly<Record<string, string>>
  readonly scripts: readonly Script[]
}

const REASONS = [
  [/^\/_next\/static\//, 'code of the shop, React and Next, from the build'],
  [/^\/_page-data\//, 'data of a page'],
  [/^inline$/, 'starts the page: part of Next, React or the shop'],
] as const

/** Headers by which a browser decides what a page may do. */
const HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]

const toHash = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Whether the text only hands data to Next, which differs from customer to customer. */
function isData(text: string): boolean {
  const [, data] =
    /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*)\)$/s.exec(text) ?? []
  try {
    return data !== undefined && Array.isArray(JSON.parse(data))
  } catch {
    return false
  }
}

/** A header without the values that are new with each answer. */
const toLasting = (value: string) =>
  value.replaceAll(/'nonce-[^']+'/g, "'nonce'").replaceAll(/(?:'sha\d+-[^']+'\s?)+/g, "'hashes' ")

function toScript(address: string, content: string | Buffer): Script {
  const reason = REASONS.find(([pattern]) => pattern.test(address))?.[1]
  return { address, hash: toHash(content), ...(reason === undefined ? {} : { reason }) }
}

/** Opens the payment page as the customer of the context and types into its fields, so that all its code loads. */
export async function readInventory(context: BrowserContext, shop: string): Promise<Inventory> {
  const page = await context.newPage()
  const loading: Promise<Script>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const { origin, pathname } = new URL(response.url())
    const address = origin === new URL(shop).origin ? pathname : response.url()
    loading.push(response.body().then((body) => toScript(address, body)))
  })
  const answer = await page.goto(new URL('/account/cards?add=1', shop).href)
  const fields = page.locator('form input[autocomplete^="cc-"]')
  await fields.first().fill('4')
  await page.waitForLoadState('networkidle')
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && !type.includes('json'))
      .map(({ text }) => text),
  )
  const found = [
    ...(await Promise.all(loading)),
    ...inline.filter((text) => !isData(text)).map((text) => toScript('inline', text)),
  ]
  await page.close()
  const byHash = new Map(found.map((script) => [`${script.address} ${script.hash}`, script]))
  const sent = answer?.headers() ?? {}
  return {
    headers: Object.fromEntries(HEADERS.map((name) => [name, toLasting(sent[name] ?? 'not sent')])),
    scripts: [...byHash].toSorted(([one], [other]) => one.localeCompare(other)).map(([, script]) => script),
  }
}

/** What differs from the accepted list, and scripts without a reason: a line each. */
export function findChanges(accepted: Inventory, now: Inventory): readonly string[] {
  const has = ({ scripts }: Inventory, { address, hash }: Script) =>
    scripts.some((script) => script.address === address && script.hash === hash)
  return [
    ...now.scripts.filter(({ reason }) => reason === undefined).map(({ address }) => `no reason: ${address}`),
    ...now.scripts
      .filter((script) => !has(accepted, script))
      .map(({ address, hash }) => `new: ${address} ${hash}`),
    ...accepted.scripts
      .filter((script) => !has(now, script))
      .map(({ address, hash }) => `gone: ${address} ${hash}`),
    ...Object.entries(now.headers)
      .filter(([name, value]) => accepted.headers[name] !== value)
      .map(([name, value]) => `${name}: ${accepted.headers[name]} → ${value}`),
  ]
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'boolean' } },
  })
  const [shop = '', file = ''] = positionals
  const { EMAIL: email, PASSWORD: password, STORE_API_PREFIX: prefix = 'store-api' } = process.env
  if (!URL.canParse(shop) || file === '' || email === undefined || password === undefined) {
    process.stderr.write(
      'use: EMAIL=… PASSWORD=… npm run payment-page -- https://shop.example inventory.json [--accept]\n',
    )
    return 2
  }
  const browser = await chromium.launch(getLaunchOptions())
  try {
    const context = await browser.newContext()
    const { origin } = new URL(shop)
    const answer = await context.request.post(`${origin}/${prefix}/login`, {
      data: { email, password },
      headers: { origin },
    })
    if (!answer.ok()) throw new Error(`The log-in answered ${answer.status()}.`)
    const now = await readInventory(context, origin)
    if (values.accept === true) writeFileSync(file, `${JSON.stringify(now, undefined, 2)}\n`)
    if (!existsSync(file))
      throw new Error(`There is no ${file}: run it once with --accept, and read what it lists.`)
    const changes = findChanges(JSON.parse(readFileSync(file, 'utf8')), now)
    for (const change of changes) process.stdout.write(`${change}\n`)
    process.stdout.write(`${now.scripts.length} scripts, ${changes.length} changes\n`)
    return changes.length === 0 ? 0 : 1
  } finally {
    await browser.close()
  }
}

if (import.meta.main)
  process.exitCode = await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  })
