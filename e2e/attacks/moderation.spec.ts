import type { Browser, Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask } from './ask.ts'
import { MODERATION_TOKEN, type Shop } from './shop.ts'
import { countAttack, expect, test } from './test.ts'

interface Reviewed {
  readonly id: string
  readonly status: string
}

async function readQueue(shop: Shop, queue: string): Promise<readonly Reviewed[]> {
  const { text } = await ask({
    origin: shop.reviews.origin,
    path: `/moderation/api/reviews?queue=${queue}`,
    headers: { authorization: `Bearer ${MODERATION_TOKEN}` },
  })
  const { reviews }: { reviews: readonly Reviewed[] } = JSON.parse(text)
  return reviews
}

/** The moderators' page is reached where the reviews API says it is. */
const getOrigin = (shop: Shop) => shop.between['shop>reviews'].origin

async function openModeration(shop: Shop, browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.goto(`${getOrigin(shop)}/moderation`)
  await page.getByLabel('Token').fill(MODERATION_TOKEN)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  return page
}

const getKey = (page: Page) => page.locator('input[name="key"]').first().inputValue()

/** Sends a form of the page, as its own button would: the page's policy lets no script do that. */
const send = (page: Page, path: string, form: Readonly<Record<string, string>>) => {
  const { origin } = new URL(page.url())
  return page.context().request.post(`${origin}${path}`, { form, headers: { origin }, maxRedirects: 0 })
}

/** A page of another site, whose browser is the moderator's. */
async function serveForm(body: string): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  // It listens on a port, so it has an address.
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, stop: () => void server.close() }
}

test('a page of another site, and another session, decide nothing', async ({ shop, browser }) => {
  const page = await openModeration(shop, browser)
  const other = await openModeration(shop, browser)
  const [review] = await readQueue(shop, 'pending')
  const id = review?.id ?? ''
  const key = await getKey(page)
  const actions = [
    `/moderation/reviews/${id}/approve`,
    `/moderation/reviews/${id}/reject`,
    `/moderation/reviews/${id}/dismiss`,
    `/moderation/reviews/${id}/reply`,
    '/moderation/approve',
    '/moderation/import',
    '/moderation/log-out',
  ]
  await countAttack('moderation: forms of other sites and sessions', async function* () {
    for (const action of actions) {
      const fields = `<input name="key" value="${key}"><input name="version" value="1"><input name="reason" value="spam">
        <input name="text" value="evil"><input name="review" value="${id}.1">`
      const form = `<form method="post" action="${getOrigin(shop)}${action}">${fields}<button>go</button></form>`
      const site = await serveForm(form)
      const victim = await page.context().newPage()
      await victim.goto(site.origin)
      const answered = victim.waitForResponse((answer) => answer.url().includes('/moderation'))
      await victim.getByRole('button').click()
      const status = (await answered).status()
      await victim.close()
      site.stop()
      const isPending = (await readQueue(shop, 'pending')).some((one) => one.id === id)
      yield isPending && status === 403 ? undefined : `${action} from another site: ${status}`
    }
    for (const wrong of [await getKey(other), '', 'none', `${key}x`]) {
      const answer = await send(page, `/moderation/reviews/${id}/approve`, { key: wrong, version: '1' })
      const [status, held] = [answer.status(), await answer.text()]
      const isPending = (await readQueue(shop, 'pending')).some((one) => one.id === id)
      yield isPending && status === 403 ? undefined : `the key "${wrong}": ${status} ${held.slice(0, 80)}`
    }
    for (const back of ['https://evil.example', '//evil.example', '/\\evil.example', '/account']) {
      const { location = '/moderation' } = (await send(page, '/moderation/approve', { key, back })).headers()
      const url = new URL(location, getOrigin(shop)).href
      yield url.startsWith(`${getOrigin(shop)}/moderation`) ? undefined : `back to ${back} leads to ${url}`
    }
    const frame = await serveForm(`<iframe name="held" src="${getOrigin(shop)}/moderation"></iframe>`)
    await page.goto(frame.origin)
    await expect.poll(() => page.frame({ name: 'held' })?.url()).toMatch(/moderation|chrome-error/)
    const held = page.frame({ name: 'held' })
    yield (await held?.getByRole('heading').count()) === 0 ? undefined : 'another site frames the page'
    frame.stop()
  })
  await page.context().close()
  await other.context().close()
})

test('two moderators decide at once', async ({ shop, browser, times }) => {
  const moderators = [await openModeration(shop, browser), await openModeration(shop, browser)]
  const queue = (await readQueue(shop, 'pending')).slice(0, times(3, 12))
  await countAttack('moderation: two decide at once', async function* () {
    for (const { id } of queue) {
      const version = await moderators[0]
        ?.locator(`form[action="/moderation/reviews/${id}/approve"] [name=version]`)
        .first()
        .inputValue()
      const statuses = await Promise.all(
        moderators.map(async (page, place) => {
          const path = `/moderation/reviews/${id}/${place === 0 ? 'approve' : 'reject'}`
          const form = {
            key: await getKey(page),
            version: version ?? '',
            status: 'pending',
            reason: 'off_topic',
          }
          return (await send(page, path, form)).status()
        }),
      )
      yield statuses.filter((status) => status === 303).length === 1
        ? undefined
        : `${id}: ${statuses.join(' and ')}`
    }
  })
  for (const page of moderators) await page.context().close()
})

/** Messages as the editor sends them, and others. */
const MESSAGES = [
  { type: 'settings.updated', details: { path: 'colors.button.primary', value: '#ff0000' } },
  {
    type: 'content.updated',
    details: { id: 'x', model: 'pages', path: 'name', value: '<img src=x onerror=1>' },
  },
  { type: 'settings.updated', details: { path: '__proto__.polluted', value: 1 } },
  { type: 'settings.deleted' },
  'text',
  null,
]

test('only the editor frames the shop and is heard', async ({ shop, page }) => {
  await countAttack('editor: frames and messages of others', async function* () {
    const hostile = await serveForm(`<iframe name="shop" src="${shop.origin}/"></iframe>`)
    for (const path of ['/', '/products', '/cart']) {
      await page.goto(hostile.origin)
      await page.evaluate(
        (src) => document.querySelector('iframe')?.setAttribute('src', src),
        shop.origin + path,
      )
      await expect.poll(() => page.frame({ name: 'shop' })?.url()).toMatch(/^chrome-error:/)
      yield page.frame({ name: 'shop' })?.url().startsWith('chrome-error:') ? undefined : `${path} is framed`
    }
    hostile.stop()
    // A window that the hostile page has opened can be sent messages; so can the shop by a frame in it.
    await page.goto(`${shop.origin}/`)
    const before = await page.evaluate(() => document.documentElement.outerHTML.length)
    for (const message of MESSAGES) {
      await page.evaluate((sent) => window.postMessage(sent, '*'), message)
      const state = await page.evaluate(() => ({
        polluted: 'polluted' in {},
        style: document.documentElement.style.cssText,
      }))
      yield state.polluted || state.style.includes('ff0000')
        ? `${JSON.stringify(message)} was heard`
        : undefined
    }
    const opener = await serveForm('<p>opener</p>')
    await page.goto(opener.origin)
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((url) => {
        Object.assign(globalThis, { opened: window.open(url) })
      }, `${shop.origin}/`),
    ])
    await opened.waitForLoadState()
    for (const message of MESSAGES) {
      await page.evaluate((sent) => {
        ;(globalThis as { opened?: Window }).opened?.postMessage(sent, '*')
      }, message)
      const style = await opened.evaluate(() => document.documentElement.style.cssText)
      yield style.includes('ff0000') ? `an opener's ${JSON.stringify(message)} was heard` : undefined
    }
    opener.stop()
    expect(before).toBeGreaterThan(0)
  })
})
