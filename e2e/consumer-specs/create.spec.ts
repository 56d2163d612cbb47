import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expectAccessible } from '../axe.ts'
import { CHAPTERS } from '@sorrel/contract/declaration'
import { createWebhookSigner } from '@sorrel/contracts/http/webhook'
import type { Request } from '@playwright/test'
import { findChromium } from '@sorrel/config/chromium'
import { findFreePort } from '@sorrel/config/free-port'
import { type Fault, serveFaultyShop } from './faulty-shop.ts'
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

const SECRET = 'the-secret-of-the-store'

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
  await add.click()
  await expect(page.getByRole('alert').getByRole('link')).not.toHaveCount(0)
  await expect(page.locator('[data-part=error-summary]')).toBeFocused()
  await chooseOptions(page)
  await add.click()
  const bag = page.getByRole('dialog', { name: words.bag })
  await expect(bag.getByRole('listitem').filter({ hasText: SOAP })).toBeVisible()
  // The line and the total, both in the currency of the store.
  await expect(bag.getByText(/^(?:£6\.50|6,50\s(?:£|GBP))$/)).toHaveCount(2)
  // It has an address once the service has answered.
  await bag.locator('a[href]', { hasText: words.checkout }).click()
  await page.waitForURL(({ origin, pathname }) => origin === store && pathname.startsWith('/checkout'))
  await expect(page.getByText(SOAP).first()).toBeVisible()
}

/** Every other page of the shop, which is in English: what it shows, its status, and that axe finds nothing. */
async function visitPages(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/en/search`)
  await page.getByRole('searchbox').fill('soap')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText(/^\d+ results? for “soap”$/)).toBeVisible()
  await expectAccessible(page, { state: 'search' })
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Bath & Body' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bath & Body' })).toBeVisible()
  await expect(page.getByText(ENGLISH.count)).toBeVisible()
  await expectAccessible(page, { state: 'category' })
  await page.goto(`${shop}/en/cart`)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: SOAP })).toBeVisible()
  await expect(page.getByRole('main').getByText('£23.50 away from free delivery')).toBeVisible()
  await expectAccessible(page, { state: 'cart' })
  await page.goto(`${shop}/ar`)
  await expect(page.locator('html[lang=ar][dir=rtl]')).toBeVisible()
  await expectAccessible(page, { state: 'Arabic' })
}

/** The sandbox's customer logs in, reads an order, keeps the cart, and logs out. */
async function visitAccount(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/en/account`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expectAccessible(page, { state: 'log-in' })
  await page.getByLabel('Email').fill('demo@sorrel.shop')
  await page.getByLabel('Password', { exact: true }).fill('sorrel-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await expectAccessible(page, { state: 'account' })
  await page
    .getByRole('link', { name: /^Order S/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order S/ })).toBeVisible()
  await expect(page.getByText('Delivery address')).toBeVisible()
  await expectAccessible(page, { state: 'order' })
  await expect(page.getByRole('button', { name: /^Bag, [1-9]/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${shop}/en`)
  await page.goto(`${shop}/en/account`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
}

/** The path of the link in the newest mail to an address. */
async function readMailedPath(store: string, email: string): Promise<string> {
  const outbox = await fetch(`${store}/outbox`, { headers: { accept: 'application/json' } })
  const { mails }: { readonly mails: readonly { readonly id: string; readonly to: string }[] } =
    await outbox.json()
  const mail = await fetch(`${store}/outbox/${mails.find(({ to }) => to === email)?.id}`)
  return /href="https?:\/\/[^/"]+(\/[^"]*set-password\/[^"]+)"/.exec(await mail.text())?.[1] ?? 'no link'
}

const NEW_PASSWORD = 'oat-and-honey'

/** A customer forgot the password, sets another one by the link of a mail, which works once, and logs in with it. */
async function recoverPassword(page: Page, shop: string, store: string): Promise<void> {
  const email = 'new@sorrel.shop'
  await page.goto(`${shop}/en/account/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  // The page that was left stays in the document, hidden, and only roles leave it out.
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeVisible()
  await expectAccessible(page, { state: 'password recovery' })
  const path = await readMailedPath(store, email)
  expect(path).toMatch(/^\/en\/account\/set-password\/[^{%]+$/)
  const setPassword = async () => {
    await page.goto(`${shop}${path}`)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
  }
  await setPassword()
  await expect(page.getByRole('status').filter({ hasText: 'Password saved' })).toBeVisible()
  await expectAccessible(page, { state: 'password saved' })
  await setPassword()
  await expect(page.getByRole('alert').filter({ hasText: 'has expired' })).toBeVisible()
  await expectAccessible(page, { state: 'password link expired' })
  await page.getByRole('link', { name: 'Resend email' }).click()
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await page.waitForURL('**/en/account/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
}

/** What search engines read: statuses, addresses, languages, data, and that a change of the store drops a page. */
async function readAsMachine(shop: string): Promise<void> {
  const read = async (path: string) => {
    const answer = await fetch(`${shop}${path}`, { redirect: 'manual' })
    return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
  }
  for (const path of ['/en/products/no-such', '/en/categories/no-such', '/en/no-such', '/xx'])
    expect([path, (await read(path)).status]).toEqual([path, 404])
  const { text: sitemap } = await read('/sitemap.xml')
  const product = /\/en\/products\/[^<]+/.exec(sitemap)?.[0] ?? ''
  expect(sitemap).toContain(`<loc>${shop}${product.replace('/en/', '/ar/')}</loc>`)
  expect((await read('/robots.txt')).text).toContain(`${shop}/sitemap.xml`)
  const { text: page } = await read(product)
  expect(page).toContain(`rel="canonical" href="${shop}${product}"`)
  expect(page).toContain(`hrefLang="pl" href="${shop}${product.replace('/en/', '/pl/')}"`)
  expect(page).toContain('property="og:image"')
  const data = JSON.parse(/application\/ld\+json">([^<]+)/.exec(page)?.[1] ?? '{}')
  const types = data['@graph'].map((node: { readonly '@type': string }) => node['@type'])
  expect(types).toEqual([expect.stringMatching(/^Product(?:Group)?$/), 'BreadcrumbList'])
  const drop = (secret: string) => {
    const body = JSON.stringify({ tags: ['settings'] })
    return fetch(`${shop}/api/revalidate`, {
      method: 'POST',
      headers: createWebhookSigner([secret])(body),
      body,
    })
  }
  expect([(await drop('some other secret')).status, (await drop(SECRET)).status]).toEqual([401, 204])
}

/** A page of Next without a shop, in the same build. */
function writeEmptyPage(folder: string): void {
  const place = join(folder, 'src/app/empty')
  mkdirSync(place)
  const layout = `export default ({ children }: { readonly children: React.ReactNode }) => (
  <html lang="en"><body>{children}</body></html>
)
`
  writeFileSync(join(place, 'layout.tsx'), layout)
  writeFileSync(join(place, 'page.tsx'), 'export default () => <p>Nothing</p>\n')
}

/** What a page of the shop may load of scripts beyond what an empty page of Next does, compressed. */
const NEXT_BYTES = 45_000

async function weighScripts(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = []
  const weigh = (request: Request): void => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  }
  page.on('requestfinished', weigh)
  await page.goto(address, { waitUntil: 'networkidle' })
  page.off('requestfinished', weigh)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The contract, as a shop's own command runs it: what it prints. Throws with that when a test fails. */
const tryShop = (folder: string, shop: string, declaration = 'sorrel.contract.json') => {
  const browser = findChromium()
  const flags = ['--declaration', declaration, ...(browser === undefined ? [] : ['--browser', browser])]
  return run(folder, ['pnpm', 'exec', 'sorrel-contract', shop, ...flags])
}

/** What may go wrong in a shop, and the chapter's test that says so. */
const FAULTS: readonly (Fault & { readonly chapter: string; readonly test: string })[] = [
  {
    chapter: 'money',
    test: 'the pages show one currency',
    write: (body, path) =>
      path.startsWith('/store-api/cart') ? body.toString().replaceAll('"GBP"', '"USD"') : body,
  },
  {
    chapter: 'headers',
    test: 'what belongs to one visitor is kept by no cache',
    tell: (headers, path) => {
      if (path.endsWith('/cart')) headers.set('cache-control', 's-maxage=60')
    },
  },
  {
    chapter: 'account',
    test: 'a stranger who asks for the account is asked to log in',
    ask: (headers, path) => {
      if (path.startsWith('/en/account') && !path.includes('login')) headers.set('cookie', customer.cookie)
    },
  },
]

const customer = { cookie: '' }

/** Cookies of the sandbox's customer, by the form without script. */
async function logInByForm(shop: string): Promise<string> {
  const body = new URLSearchParams({
    email: 'demo@sorrel.shop',
    password: 'sorrel-demo',
    to: '/en',
    language: 'en',
  })
  const init = { method: 'POST', body, headers: { origin: shop }, redirect: 'manual' } as const
  const answer = await fetch(`${shop}/store-forms/login`, init)
  expect(answer.headers.get('location')).toBe('/en')
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Each fault is seen by its own chapter. */
async function expectFaultsFound(folder: string, shop: string): Promise<void> {
  customer.cookie = await logInByForm(shop)
  const whole = JSON.parse(readFileSync(join(folder, 'sorrel.contract.json'), 'utf8'))
  for (const { chapter, test: title, ...fault } of FAULTS) {
    const faulty = await serveFaultyShop(shop, fault)
    const file = `sorrel.contract.${chapter}.json`
    writeFileSync(join(folder, file), JSON.stringify({ ...whole, chapters: [chapter] }))
    const failure = await tryShop(folder, faulty.origin, file).catch((error: Error) => error.message)
    faulty.stop()
    expect(failure).toContain(`Left out: ${CHAPTERS.filter((name) => name !== chapter).join(', ')}`)
    expect(failure).toMatch(new RegExp(`✘.*${title}`))
  }
}

test('shops are written and installed, and never into a folder that is not empty', async () => {
  await create('next', ['--languages', 'en,pl,ar'])
  await create('vite')
  writeEmptyPage(getFolder('created-next'))
  const settings = join(getFolder('created-next'), 'src/shop.ts')
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replace('freeDeliveryFrom: undefined', 'freeDeliveryFrom: 30'),
  )
  await expect(create('vite')).rejects.toThrow('is not empty')
  await run(getFolder('.'), ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile'])
})

test('a part comes back with its test, and a shop knows from which version it was made', async () => {
  const folder = getFolder('created-next')
  const command = join(getFolder('create'), 'node_modules/create-sorrel/dist/cli.js')
  const search = join(folder, 'src/app/[language]/search')
  rmSync(search, { recursive: true })
  expect(await run(folder, ['node', command, 'add', 'search'])).toContain(
    'wrote src/app/[language]/search/page.tsx',
  )
  expect(readdirSync(search)).toContain('page.tsx')
  expect(await run(folder, ['node', command, 'upgrade'])).toMatch(
    /was made from \d+\.\d+\.\d+\.\n.*nothing to do/,
  )
})

/** Where the shop of Next is, and its store: what it is built with, it runs with. */
const next = { port: 0, storePort: 0 }
const getNextEnv = () => ({
  NEXT_PUBLIC_STORE_URL: `http://localhost:${next.storePort}`,
  PORT: String(next.port),
  REVALIDATE_SECRET: SECRET,
  SEED_PROFILE: 'large',
})

test('a shop of Next passes its lint, types and tests, and is built', async () => {
  Object.assign(next, { port: await findFreePort(), storePort: await findFreePort() })
  const folder = getFolder('created-next')
  for (const script of ['lint', 'typecheck', 'test', 'build'])
    await run(folder, ['pnpm', 'run', script], getNextEnv())
})

/** As `npm start` does: the shop brings its sandbox. */
test('the shop of Next sells a soap in two languages, and has every page of a shop', async ({
  page,
  servers,
}) => {
  const folder = getFolder('created-next')
  const [shop, store] = [`http://localhost:${next.port}`, `http://localhost:${next.storePort}`]
  const programs = [join(folder, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  await servers.startApp({
    folder,
    port: next.port,
    args: ['node_modules/@sorrel/sandbox/bin/with-sandbox.js', 'next', 'start'],
    env: { ...getNextEnv(), PATH: programs },
    path: '/en',
  })
  const empty = await weighScripts(page, `${shop}/empty`)
  expect((await weighScripts(page, `${shop}/en/products/oat-honey-soap-bar`)) - empty).toBeLessThan(
    NEXT_BYTES,
  )
  await page.goto(shop)
  await buySoap(page, store)
  await visitPages(page, shop)
  await visitAccount(page, shop)
  await recoverPassword(page, shop, store)
  await readAsMachine(shop)
  // Another visitor.
  await page.goto(`${shop}/pl`)
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.reload()
  await expect(page.locator('html[lang=pl]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Koszyk, 0 sztuk' })).toBeVisible()
  await buySoap(page, store, POLISH)
  expect(await tryShop(folder, shop)).toMatch(/^Every chapter/)
  await expectFaultsFound(folder, shop)
})

/** What a first visit may load of scripts at once, compressed; 122 KB as measured. */
const ENTRY_BYTES = 130_000
/** Scripts that the page names, and those that it names ahead for them. */
const weighEntry = (folder: string): number =>
  [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/(?:src|href)="([^"]+\.js)"/g)]
    .map(([, file = '']) => gzipSync(readFileSync(join(folder, file))).length)
    .reduce((sum, size) => sum + size, 0)

test('a shop of Vite passes its tests, is built, and sells a soap in the store’s currency where it asks for another', async ({
  page,
  servers,
}) => {
  const folder = getFolder('created-vite')
  const settings = join(folder, 'src/shop.ts')
  writeFileSync(settings, readFileSync(settings, 'utf8').replace("'GBP'", "'JPY'"))
  for (const script of ['lint', 'typecheck', 'test']) await run(folder, ['pnpm', 'run', script])
  const shop = await servers.serve(join(folder, 'dist'))
  const store = await servers.startSandbox(shop, ['--data', 'memory://'], folder)
  await run(folder, ['pnpm', 'run', 'build'], { VITE_STORE_URL: store })
  // One language, of which the shop uses a few dozen messages, and that apart from the code.
  expect(weighEntry(join(folder, 'dist'))).toBeLessThan(ENTRY_BYTES)
  await page.goto(shop)
  await buySoap(page, store)
  expect(await tryShop(folder, shop)).toContain('Left out: account, errors, headers, forms')
})
