import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expectAccessible } from './axe.ts'
import { withPage } from './consumer-page.ts'
import { findPort } from './find-port.ts'
import { ROOT, startService, stopServices, waitUntilHealthy } from './processes.ts'

const START_MS = 60_000
const REVIEWS = 12
const PICTURE = join(ROOT, 'packages/sandbox/media/dish-soap-block-1.webp')
/** The fixture's moderation token, and its own text for "Write a review". */
const OPERATOR = { authorization: 'Bearer a-token-of-this-shop' }
const WRITE = 'Share your thoughts'

/**
 * Starts the fixture's server and uses its reviews as a reader, a customer and an operator. Throws when one of them
 * fails.
 */
export async function checkReviewsInBrowser(folder: string): Promise<void> {
  const port = await findPort()
  const origin = `http://127.0.0.1:${port}`
  const shop = startService({
    name: 'shop with reviews',
    folder,
    args: ['server.ts'],
    env: { PORT: String(port) },
    healthUrl: `${origin}/readyz`,
  })
  try {
    await waitUntilHealthy(shop, START_MS)
    for (let number = 1; number <= REVIEWS; number += 1) await sendReview(origin, number)
    await approveAll(origin)
    await withPage(origin, useSection)
    await withPage(`${origin}/host.html`, useHost)
    const [waiting, ...others] = await findWaiting(origin)
    if (waiting?.title !== 'Mine' || others.length > 0) throw new Error('the review does not wait')
    const own = await fetch(`${origin}/version`)
    if ((await own.text()) !== '1') throw new Error('the shop lost an address of its own')
  } finally {
    await stopServices([shop])
  }
}

async function useSection(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Reviews for Soap' }).waitFor()
  await readReviews(page)
  await narrowReviews(page)
  await page.getByRole('button', { name: 'Mark the review “Number 7” as helpful' }).click()
  await page.getByText('1 person found this helpful').waitFor()
  await expectAccessible(page)
  await page.context().addCookies([{ name: 'customer', value: 'me', url: page.url() }])
  await page.reload()
  await writeReview(page)
}

/** A page of others with the section in it: not one style of its own elements is another one than before. */
async function useHost(page: Page): Promise<void> {
  const before = await readStyles(page)
  await page.getByRole('button', { name: 'Show the reviews' }).click()
  await page.getByRole('article').nth(9).waitFor()
  // The press has left its mark on the host's own button.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  )
  await page.mouse.move(0, 0)
  const changed = Object.entries(await readStyles(page)).flatMap(([place, styles]) =>
    Object.entries(styles)
      .filter(([name, value]) => before[place]?.[name] !== value)
      .map(([name, value]) => `${place} ${name}: ${before[place]?.[name]} → ${value}`),
  )
  if (Object.keys(before).length < 20) throw new Error('the host has no elements')
  if (changed.length > 0)
    throw new Error(`the host has changed, ${changed.length} times: ${changed.slice(0, 9).join('; ')}`)
}

type Styles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** All computed styles of the host's elements, by the element's place. */
function readStyles(page: Page): Promise<Styles> {
  return page.evaluate(() => {
    const own = [...document.querySelectorAll('html, body, body *:not(script, #reviews *)')]
    return Object.fromEntries(
      own.map((element, index) => {
        const computed = getComputedStyle(element)
        // Variables of our own reach all elements and change none.
        const names = [...computed].filter((name) => !name.startsWith('--'))
        const entries = names.map((name) => [name, computed.getPropertyValue(name)])
        return [`${element.localName} ${index}`, Object.fromEntries(entries)]
      }),
    )
  })
}

async function readReviews(page: Page): Promise<void> {
  const cards = page.getByRole('article')
  await cards.nth(9).waitFor()
  await expectCount(page, 'article', 10)
  await page.locator('a[data-of-shop="link"]', { hasText: 'Log in to write a review' }).waitFor()
  await page.locator('img[data-of-shop="image"]').first().waitFor()
  await page.getByRole('button', { name: 'Show More Reviews' }).click()
  await page.getByText(`Showing all ${REVIEWS} reviews`).waitFor()
  await expectCount(page, 'article', REVIEWS)
}

async function narrowReviews(page: Page): Promise<void> {
  const first = page.getByRole('article').first()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('rating_low')
  await first.getByRole('img', { name: '1 out of 5' }).waitFor()
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('3')
  await first.getByRole('img', { name: '3 out of 5' }).waitFor()
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('all')
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('number 7')
  await page.getByRole('article').filter({ hasText: 'Number 7' }).waitFor()
  await page.getByText('1 review', { exact: true }).first().waitFor({ state: 'attached' })
  await expectCount(page, 'article', 1)
}

async function writeReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: WRITE }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a review of Soap' })
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog.getByLabel(/^Title/).fill('Mine')
  await dialog.getByLabel(/^Your review/).fill('Written in another shop.')
  await dialog.getByLabel(/^Pictures/).setInputFiles(PICTURE)
  await dialog.getByRole('button', { name: /^Remove / }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Review submitted successfully! It will be visible after approval.').waitFor()
  await page.getByText('You have reviewed this product. Thank you!').waitFor()
}

async function expectCount(page: Page, role: 'article', count: number): Promise<void> {
  const found = await page.getByRole(role).count()
  if (found !== count) throw new Error(`there are ${found} of ${role}, not ${count}`)
}

/**
 * A review as a customer of the fixture's shop sends it: ratings go from 5 down to 1 and start again; the first has a
 * picture.
 */
async function sendReview(origin: string, number: number): Promise<void> {
  const body = new FormData()
  const fields = { productId: 'soap', orderId: `c${number}-1`, title: `Number ${number}`, body: 'It lasts.' }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('rating', String(5 - ((number - 1) % 5)))
  if (number === 1) body.set('images', new File([readFileSync(PICTURE)], 'soap.webp'))
  const headers = { cookie: `customer=c${number}`, origin }
  const answer = await fetch(`${origin}/api/reviews/create`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`a review is answered ${answer.status}`)
}

interface Waiting {
  readonly id: string
  readonly title: string
}

async function findWaiting(origin: string): Promise<readonly Waiting[]> {
  const answer = await fetch(`${origin}/moderation/api/reviews`, { headers: OPERATOR })
  const { reviews }: { readonly reviews: readonly Waiting[] } = await answer.json()
  return reviews
}

async function approveAll(origin: string): Promise<void> {
  for (const { id } of await findWaiting(origin)) {
    const path = `${origin}/moderation/api/reviews/${id}/approve`
    const answer = await fetch(path, { method: 'POST', headers: OPERATOR })
    if (!answer.ok) throw new Error(`an approval is answered ${answer.status}`)
  }
}
