import type { Page, Route } from 'playwright'
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
 * the service and of an index, has a variant chosen, adds it, and shows the service's sums after quick changes; a customer's
 * new name shows at once, and goes where the service refuses it. Throws otherwise.
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
      await useAccount(page)
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

async function useAccount(page: Page): Promise<void> {
  const account = page.getByRole('region', { name: 'Account' })
  await account.getByLabel('E-mail address').fill('demo@sorrel.shop')
  for (const password of ['wrong-password', 'sorrel-demo']) {
    await account.getByLabel('Password').fill(password)
    await account.getByRole('button', { name: 'Log in' }).click()
    if (password === 'wrong-password') await account.getByText('unauthenticated').waitFor()
  }
  const kept = await account.getByRole('heading').innerText()
  const greets = (name: string) => account.getByRole('heading', { name, exact: true }).waitFor()

  const refuse = await changeName(page, 'Refused')
  await greets('Hello Refused')
  await refuse({ json: { data: { updateAccount: null }, errors: [{ message: 'No such name' }] } })
  await account.getByRole('alert').getByText('user').waitFor()
  await greets(kept)

  const accept = await changeName(page, 'Augusta')
  await greets('Hello Augusta')
  await accept()
  await account.getByRole('button', { name: 'Save' }).and(page.locator(':enabled')).waitFor()
  await page.reload()
  await greets('Hello Augusta')
}

type Answer = Parameters<Route['fulfill']>[0]

/** Sends another name. The service's answer, or the given one in its place, comes when the returned function is called. */
async function changeName(page: Page, name: string): Promise<(answer?: Answer) => Promise<void>> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<Route>()
  await page.route('**/graphql/v2', (route) => {
    if (route.request().postData()?.includes('updateAccount') !== true) return route.fallback()
    return ask(route)
  })
  await page.getByLabel('First name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  const route = await asked
  return async (answer) => {
    await page.unroute('**/graphql/v2')
    await (answer ? route.fulfill(answer) : route.continue())
  }
}

/** The cart's lines and sums as text. */
async function readBag(page: Page): Promise<string> {
  await waitForSums(page)
  const bag = page.getByRole('region', { name: 'Bag' })
  const text = await bag.locator('li').first().innerText()
  const total = await bag.getByRole('strong').innerText()
  if (total === '0.00') throw new Error('the bag has no total')
  return `${text} = ${total}`
}
