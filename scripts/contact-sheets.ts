import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { getLaunchOptions } from '../packages/config/chromium.ts'
import { bringBrowser } from './browser.ts'
import { drawSheet } from './contact-sheets/draw-sheet.ts'
import { drawShopSheet } from './contact-sheets/draw-shop-sheet.ts'
import { SHEETS } from './contact-sheets/sheets.ts'
import { SHOP_SHEETS } from './contact-sheets/shop-sheets.ts'
import { ROOT, startService, stopServices, waitUntilHealthy } from './processes.ts'
import { serveBuiltStorybook } from './built-storybook.ts'

// Draws the contact sheets of `docs/contact-sheets`: stories from the built Storybook, and the pages of the running
// shop. Names as arguments draw only those.
const FOLDER = join(ROOT, 'docs/contact-sheets')
const names = process.argv.slice(2)

/** The default is below the ports that systems use for outgoing connections. */
const FIRST_PORT = Number(process.env.SHEETS_FIRST_PORT ?? 21_310)
/** It is built first. */
const READY_TIMEOUT_MS = 600_000

const pick = <Sheet extends { readonly name: string }>(sheets: readonly Sheet[]): readonly Sheet[] =>
  sheets.filter(({ name }) => names.length === 0 || names.includes(name))

function write(name: string, picture: Buffer): void {
  writeFileSync(join(FOLDER, `${name}.jpg`), picture)
  process.stdout.write(`docs/contact-sheets/${name}.jpg ${Math.round(picture.byteLength / 1000)} KB\n`)
}

async function drawStories(browser: Browser): Promise<void> {
  const sheets = pick(SHEETS)
  if (sheets.length === 0) return
  const storybook = await serveBuiltStorybook()
  try {
    for (const sheet of sheets)
      write(sheet.name, await drawSheet({ browser, storybook: storybook.url }, sheet))
  } finally {
    storybook.close()
  }
}

/** The whole shop as `npm start` starts it, with data of its own. */
async function drawShop(browser: Browser): Promise<void> {
  const sheets = pick(SHOP_SHEETS)
  if (sheets.length === 0) return
  const data = mkdtempSync(join(tmpdir(), 'sheets-'))
  const shop = `http://localhost:${FIRST_PORT}`
  const service = startService({
    name: 'shop',
    folder: '.',
    args: ['scripts/start.ts'],
    env: {
      STOREFRONT_PORT: String(FIRST_PORT),
      COMMERCE_PORT: String(FIRST_PORT + 1),
      REVIEWS_PORT: String(FIRST_PORT + 2),
      CATALOG_PORT: String(FIRST_PORT + 3),
      DATA_DIR: data,
    },
    healthUrl: `${shop}/readyz`,
  })
  try {
    await waitUntilHealthy(service, READY_TIMEOUT_MS)
    for (const sheet of sheets) write(sheet.name, await drawShopSheet({ browser, shop }, sheet))
  } finally {
    await stopServices([service])
    rmSync(data, { recursive: true, force: true })
  }
}

if (!(await bringBrowser())) throw new Error('there is no browser')
const browser = await chromium.launch(getLaunchOptions())
try {
  mkdirSync(FOLDER, { recursive: true })
  await drawStories(browser)
  await drawShop(browser)
} finally {
  await browser.close()
}
