import { delimiter, join } from 'node:path'
import type { Page } from 'playwright'
import { withPage } from './consumer-page.ts'
import { startInstalledSandbox } from './consumer-sandbox.ts'
import { findPort } from './find-port.ts'
import { startService, stopServices, waitUntilHealthy } from './processes.ts'
import { serveFolder } from './static-server.ts'

const START_MS = 90_000
const SOAP = 'Oat & Honey Soap Bar'

const CREATE = ['exec', 'create-sorrel'] as const
const CHOICES = ['--yes', '--color', '#7a1fa2'] as const

/** Runs a program in a folder; throws with its output when it fails. */
export type RunIn = (
  folder: string,
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<string>

/**
 * Lets the installed `create-sorrel` write a shop with each template, beside the other consumers, and installs, tests and
 * builds them. In a browser both come from the list to the checkout.
 */
export async function checkCreated(folder: string, runIn: RunIn): Promise<void> {
  const consumers = join(folder, '..')
  const make = (template: string, ...flags: readonly string[]) =>
    runIn(folder, 'pnpm', [...CREATE, `../created-${template}`, '--template', template, ...CHOICES, ...flags])
  const began = performance.now()
  await make('next', '--languages', 'en,pl')
  await make('vite')
  await expectRefusal(() => make('vite'))
  await runIn(consumers, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'])
  await checkNextShop(join(consumers, 'created-next'), runIn)
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(
    `     a Next.js shop is written, installed, tested, built and bought in after ${seconds} s\n`,
  )
  await checkViteShop(join(consumers, 'created-vite'), runIn)
}

async function expectRefusal(make: () => Promise<string>): Promise<void> {
  const refusal = await make().then(
    () => '',
    (error: unknown) => String(error),
  )
  if (!refusal.includes('is not empty')) throw new Error('it writes into a folder that is not empty')
}

/** As `npm start` does: the shop brings its sandbox. */
async function checkNextShop(folder: string, runIn: RunIn): Promise<void> {
  const [port, storePort] = [await findPort(), await findPort()]
  const [shopUrl, storeUrl] = [`http://localhost:${port}`, `http://localhost:${storePort}`]
  const env = { NEXT_PUBLIC_STORE_URL: storeUrl }
  await runIn(folder, 'pnpm', ['test'])
  await runIn(folder, 'pnpm', ['run', 'build'], env)
  const programs = [join(folder, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  const shop = startService({
    name: 'created shop',
    folder,
    args: ['with-sandbox.mjs', 'next', 'start'],
    env: { ...env, PORT: String(port), PATH: programs },
    healthUrl: `${shopUrl}/en`,
  })
  try {
    await waitUntilHealthy(shop, START_MS)
    await withPage(`${shopUrl}/`, (page) => buySoap(page, storeUrl))
    await withPage(`${shopUrl}/pl`, async (page) => {
      await page.locator('html[lang=pl]').waitFor()
      await page.getByRole('button', { name: 'Koszyk, 0 sztuk' }).waitFor()
      await buySoap(page, storeUrl, POLISH)
    })
  } finally {
    await stopServices([shop])
  }
}

async function checkViteShop(folder: string, runIn: RunIn): Promise<void> {
  await runIn(folder, 'pnpm', ['test'])
  const app = await serveFolder(join(folder, 'dist'))
  const sandbox = await startInstalledSandbox(folder, {
    origin: app.url,
    args: ['--data', 'memory://'],
  }).catch((error: unknown) => {
    app.close()
    throw error
  })
  try {
    await runIn(folder, 'pnpm', ['run', 'build'], { VITE_STORE_URL: sandbox.url })
    await withPage(`${app.url}/`, (page) => buySoap(page, sandbox.url))
  } finally {
    app.close()
    await sandbox.stop()
  }
}

/** What the created shop says on the way to a checkout. */
const ENGLISH = {
  products: 'All products',
  count: /^\d+ products?$/,
  page: 'Page 2',
  add: /^Add to bag/,
  bag: 'Your bag',
  checkout: 'Checkout',
}
const POLISH: typeof ENGLISH = {
  products: 'Wszystkie produkty',
  count: /^\d+ produkt(?:y|ów)?$/,
  page: 'Strona 2',
  add: /^Do koszyka/,
  bag: 'Twój koszyk',
  checkout: 'Do kasy',
}

/** From the first page to the checkout: lists, filters, chooses, adds, and sees the sum. */
async function buySoap(page: Page, storeUrl: string, words = ENGLISH): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: words.products }).click()
  await page.getByRole('heading', { level: 1, name: words.products }).waitFor()
  await page.getByRole('link', { name: words.page, exact: true }).waitFor()
  const all = await page.getByText(words.count).innerText()
  await page.getByText('Scent', { exact: true }).click()
  await page.getByRole('link', { name: 'Oat & Honey', exact: true }).click()
  await page.getByRole('link', { name: '✓ Oat & Honey' }).waitFor()
  const some = await page.getByText(words.count).innerText()
  if (some === all) throw new Error(`a filter leaves all ${all}`)
  await page.getByRole('link', { name: SOAP }).click()
  await page.getByRole('heading', { level: 1, name: SOAP }).waitFor()
  const add = page.getByRole('button', { name: words.add })
  const color = await add.evaluate((element) => getComputedStyle(element).backgroundColor)
  if (color !== 'rgb(122, 31, 162)') throw new Error(`the brand's button is ${color}`)
  await chooseOptions(page)
  await add.click()
  const bag = page.getByRole('dialog', { name: words.bag })
  await bag.getByRole('listitem', { name: SOAP }).waitFor()
  // It has an address once the service has answered.
  await bag.locator('a[href]', { hasText: words.checkout }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/checkout'))
  if (new URL(page.url()).origin !== new URL(storeUrl).origin)
    throw new Error(`the checkout is at ${page.url()}`)
  await page.getByText(SOAP).first().waitFor()
}

/** The first value of each choice that can be had. */
async function chooseOptions(page: Page): Promise<void> {
  const choices = page
    .locator('form')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  for (const choice of await choices.all())
    await choice.locator('label:has(input:not(:disabled))').first().click()
}
