import { delimiter, join } from 'node:path'
import { findFreePort } from '@sorrel/config/free-port'
import { BUTTON_COLOR, chooseOptions, expect, getFolder, type Page, run, SOAP, test } from './test.ts'

// The installed `create-sorrel` writes a shop with each template, beside the other consumers. The tests build on each other.
test.describe.configure({ mode: 'serial' })

const create = (template: string, flags: readonly string[] = []) => {
  const command = ['pnpm', 'exec', 'create-sorrel', `../created-${template}`, '--template', template]
  return run(getFolder('create'), [...command, '--yes', '--color', '#7a1fa2', ...flags])
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
async function buySoap(page: Page, store: string, words = ENGLISH): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: words.products }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.products })).toBeVisible()
  await expect(page.getByRole('link', { name: words.page, exact: true })).toBeVisible()
  const all = await page.getByText(words.count).innerText()
  await page.getByText('Scent', { exact: true }).click()
  await page.getByRole('link', { name: 'Oat & Honey', exact: true }).click()
  await expect(page.getByRole('link', { name: '✓ Oat & Honey' })).toBeVisible()
  expect(await page.getByText(words.count).innerText()).not.toBe(all)
  await page.getByRole('link', { name: SOAP }).click()
  await expect(page.getByRole('heading', { level: 1, name: SOAP })).toBeVisible()
  const add = page.getByRole('button', { name: words.add })
  await expect(add).toHaveCSS('background-color', BUTTON_COLOR)
  await chooseOptions(page)
  await add.click()
  const bag = page.getByRole('dialog', { name: words.bag })
  await expect(bag.getByRole('listitem', { name: SOAP })).toBeVisible()
  // It has an address once the service has answered.
  await bag.locator('a[href]', { hasText: words.checkout }).click()
  await page.waitForURL(({ origin, pathname }) => origin === store && pathname.startsWith('/checkout'))
  await expect(page.getByText(SOAP).first()).toBeVisible()
}

test('shops are written and installed, and never into a folder that is not empty', async () => {
  await create('next', ['--languages', 'en,pl'])
  await create('vite')
  await expect(create('vite')).rejects.toThrow('is not empty')
  await run(getFolder('.'), ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile'])
})

/** As `npm start` does: the shop brings its sandbox. */
test('a shop of Next passes its tests, is built, and sells a soap in two languages', async ({
  page,
  servers,
}) => {
  const folder = getFolder('created-next')
  const [port, storePort] = [await findFreePort(), await findFreePort()]
  const [shop, store] = [`http://localhost:${port}`, `http://localhost:${storePort}`]
  const env = { NEXT_PUBLIC_STORE_URL: store }
  await run(folder, ['pnpm', 'test'])
  await run(folder, ['pnpm', 'run', 'build'], env)
  const programs = [join(folder, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  await servers.startApp({
    folder,
    port,
    args: ['with-sandbox.mjs', 'next', 'start'],
    env: { ...env, PATH: programs },
    path: '/en',
  })
  await page.goto(shop)
  await buySoap(page, store)
  // Another visitor.
  await page.goto(`${shop}/pl`)
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.reload()
  await expect(page.locator('html[lang=pl]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Koszyk, 0 sztuk' })).toBeVisible()
  await buySoap(page, store, POLISH)
})

test('a shop of Vite passes its tests, is built, and sells a soap', async ({ page, servers }) => {
  const folder = getFolder('created-vite')
  await run(folder, ['pnpm', 'test'])
  const shop = await servers.serve(join(folder, 'dist'))
  const store = await servers.startSandbox(shop, ['--data', 'memory://'], folder)
  await run(folder, ['pnpm', 'run', 'build'], { VITE_STORE_URL: store })
  await page.goto(shop)
  await buySoap(page, store)
})
