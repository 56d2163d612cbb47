import type { Page } from 'playwright'
import { waitUntilRead } from './catalog-stage.ts'
import { checkCountedListing, checkListing } from './consumer-listing.ts'
import { withPage } from './consumer-page.ts'
import { startInstalledSandbox } from './consumer-sandbox.ts'
import { withIndex } from './consumer-services.ts'
import { serveFolder } from './static-server.ts'

const SOAP = 'Oat & Honey Soap Bar'
const PIECES = 6

/**
 * Opens the built app, which has no server of its own, on a sandbox: it lists with filters, orders and pages, straight of
 * the service and of an index, has a variant chosen, adds it, and shows the service's sums after quick changes. Throws
 * otherwise.
 */
export async function checkSpaInBrowser(folder: string, sandboxFolder: string): Promise<void> {
  const app = await serveFolder(folder)
  // A browser may ask it from the app's origin alone.
  const sandbox = await startInstalledSandbox(sandboxFolder, {
    origin: app.url,
    args: ['--data', 'memory://'],
  }).catch((error: unknown) => {
    app.close()
    throw error
  })
  const address = `${app.url}/?store=${encodeURIComponent(sandbox.url)}`
  try {
    await withPage(address, async (page) => {
      await checkListing(page)
      await useShop(page)
    })
    await withIndex(sandbox.url, async (index) => {
      await waitUntilRead(index)
      await withPage(`${address}&index=own`, (page) => checkCountedListing(page, index), {
        // The index is away at first, on purpose.
        expected: /^Failed to load resource/,
      })
    })
  } finally {
    app.close()
    await sandbox.stop()
  }
}

async function useShop(page: Page): Promise<void> {
  await addSoap(page)
  await changeQuickly(page)
  const shown = await readBag(page)
  if (!shown.includes(`× ${PIECES}`)) throw new Error(`the bag shows ${shown}`)
  await page.reload()
  await page.getByRole('heading', { name: `Bag (${PIECES})` }).waitFor()
  const kept = await readBag(page)
  if (kept !== shown) throw new Error(`the bag showed ${shown}, the service has ${kept}`)
}

async function addSoap(page: Page): Promise<void> {
  await page.getByRole('button', { name: SOAP }).click()
  const form = page.getByRole('form', { name: SOAP })
  await form.getByRole('button', { name: /^Add for/ }).click()
  await form.getByText('Something is not chosen yet.').waitFor()
  for (const choice of await form.getByRole('group').all())
    await choice.locator('input:not(:disabled)').first().check()
  await form.getByRole('button', { name: /^Add for/ }).click()
  await page.getByRole('heading', { name: 'Bag (1)' }).waitFor()
  await waitForSums(page)
}

/** Presses five times; the answer to the first change comes after all presses. */
async function changeQuickly(page: Page): Promise<void> {
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql/v2', async (route) => {
    if (route.request().postData()?.includes('updateCartItem') !== true) return route.continue()
    const response = await route.fetch()
    await pressed
    return route.fulfill({ response })
  })
  const firstChange = page.waitForRequest(
    (request) => request.postData()?.includes('updateCartItem') === true,
  )
  const more = page.getByRole('button', { name: `More of ${SOAP}` })
  await more.click()
  await firstChange
  for (let pieces = 3; pieces <= PIECES; pieces += 1) await more.click()
  await page.getByRole('heading', { name: `Bag (${PIECES})` }).waitFor()
  release()
  await waitForSums(page)
}

const waitForSums = (page: Page) => page.locator('section[aria-label="Bag"][aria-busy="false"]').waitFor()

/** The bag's lines and sums as text. */
async function readBag(page: Page): Promise<string> {
  await waitForSums(page)
  const bag = page.getByRole('region', { name: 'Bag' })
  const text = await bag.locator('li').first().innerText()
  const total = await bag.getByRole('strong').innerText()
  if (total === '0.00') throw new Error('the bag has no total')
  return `${text} = ${total}`
}
