import { join } from 'node:path'
import type { Page } from 'playwright'
import { withPage } from './consumer-page.ts'
import { startInstalledSandbox } from './consumer-sandbox.ts'
import { findPort } from './find-port.ts'
import { startService, stopServices, waitUntilHealthy } from './processes.ts'

const START_MS = 60_000
const SOAP = 'Oat & Honey Soap Bar'
/** The program that serves a built app. */
const SERVE = 'node_modules/@react-router/serve/bin.cjs'

/**
 * Starts the built app, whose server draws its pages, on a sandbox. A browser goes from the list to a product, chooses,
 * adds and reaches the checkout; pages are changed without a navigation. Throws otherwise.
 */
export async function checkRouterInBrowser(folder: string, sandboxFolder: string): Promise<void> {
  const port = await findPort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startInstalledSandbox(sandboxFolder, { origin: url, args: ['--data', 'memory://'] })
  const app = startService({
    name: 'app with a router',
    folder,
    args: [join(folder, SERVE), 'build/server/index.js'],
    env: { PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production', STORE_URL: sandbox.url },
    healthUrl: `${url}/about`,
  })
  try {
    await waitUntilHealthy(app, START_MS)
    await expectDrawn(url)
    await withPage(`${url}/`, (page) => buySoap(page, sandbox.url))
  } finally {
    await stopServices([app])
    await sandbox.stop()
  }
}

/** The server's own HTML has the list and a product with its form. */
async function expectDrawn(url: string): Promise<void> {
  const list = await (await fetch(url)).text()
  if (!list.includes('Oat &amp; Honey Soap Bar')) throw new Error('the list is not in the first HTML')
  const [, path] = /href="(\/products\/[^"]*oat[^"]*)"/.exec(list) ?? []
  const product = await (await fetch(url + path)).text()
  if (!/<button[^>]*type="submit"/.test(product)) throw new Error('the form is not in the first HTML')
  const missing = await fetch(`${url}/products/no-such`)
  if (missing.status !== 404) throw new Error(`a product that is not there is answered ${missing.status}`)
}

async function buySoap(page: Page, storeUrl: string): Promise<void> {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  // Alive: the cart answers.
  await page.getByRole('button', { name: 'Bag (0)' }).click()
  await page.getByRole('dialog', { name: 'Your bag' }).getByRole('button', { name: 'Close the bag' }).click()
  await page.getByRole('link', { name: 'About us' }).click()
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
  await page.getByRole('link', { name: 'Back to the products' }).click()
  await page.getByRole('link', { name: SOAP }).click()
  await page.getByRole('heading', { level: 1, name: SOAP }).waitFor()
  const form = page.getByRole('form', { name: SOAP })
  const add = form.getByRole('button', { name: /^Add for/ })
  const color = await add.evaluate((element) => getComputedStyle(element).backgroundColor)
  if (color !== 'rgb(122, 31, 162)') throw new Error(`the brand's button is ${color}`)
  await add.click()
  await form.getByText('Something is not chosen yet.').waitFor()
  for (const choice of await form
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await choice.locator('label:has(input:not(:disabled))').first().click()
  await add.click()
  const bag = page.getByRole('dialog', { name: 'Your bag' })
  await bag.getByRole('listitem', { name: SOAP }).waitFor()
  await bag.getByRole('button', { name: 'More' }).click()
  const checkout = bag.getByRole('link', { name: /^Checkout · £/ })
  await checkout.waitFor()
  if (documents.length > 0) throw new Error(`pages were loaded anew: ${documents.join(', ')}`)
  await checkout.click()
  await page.waitForURL((url) => url.origin === new URL(storeUrl).origin)
  await page.getByText(SOAP).first().waitFor()
}
