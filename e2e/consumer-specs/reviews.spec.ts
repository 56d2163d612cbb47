import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { findFreePort } from '@sorrel/config/free-port'
import { ROOT } from '../../scripts/processes.ts'
import { check, expect, getFolder, type Page, readStyles, test } from './test.ts'

const REVIEWS = 12
const PICTURE = join(ROOT, 'packages/sandbox/media/dish-soap-block-1.webp')
/** The consumer's moderation token, and its own text for "Write a review". */
const OPERATOR = { authorization: 'Bearer a-token-of-this-shop' }
const WRITE = 'Share your thoughts'

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

/** As a customer of the shop sends it: ratings go from 5 down to 1 and start again; the first has a picture. */
async function sendReview(origin: string, number: number): Promise<void> {
  const body = new FormData()
  const fields = { productId: 'soap', orderId: `c${number}-1`, title: `Number ${number}`, body: 'It lasts.' }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('rating', String(5 - ((number - 1) % 5)))
  if (number === 1) body.set('images', new File([readFileSync(PICTURE)], 'soap.webp'))
  const headers = { cookie: `customer=c${number}`, origin }
  expect((await fetch(`${origin}/api/reviews/create`, { method: 'POST', headers, body })).status).toBe(201)
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
    expect((await fetch(path, { method: 'POST', headers: OPERATOR })).ok).toBe(true)
  }
}

/** A page of others with the section in it: not one style of its own elements is another one than before. */
async function expectHostUnchanged(page: Page): Promise<void> {
  const read = () => readStyles(page, 'html, body, body *:not(script, #reviews *)', false)
  const before = await read()
  expect(before.length).toBeGreaterThanOrEqual(20)
  await page.getByRole('button', { name: 'Show the reviews' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
  // The press has left its mark on the host's own button.
  await page.getByRole('button', { name: 'Show the reviews' }).blur()
  await page.mouse.move(0, 0)
  expect(await read()).toEqual(before)
}

async function readAndNarrow(page: Page): Promise<void> {
  const cards = page.getByRole('article')
  await expect(page.getByRole('heading', { name: 'Reviews for Soap' })).toBeVisible()
  await expect(cards).toHaveCount(10)
  await expect(page.locator('a[data-of-shop="link"]', { hasText: 'Log in to write a review' })).toBeVisible()
  await expect(page.locator('img[data-of-shop="image"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show More Reviews' }).click()
  await expect(page.getByText(`Showing all ${REVIEWS} reviews`)).toBeVisible()
  await expect(cards).toHaveCount(REVIEWS)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('rating_low')
  await expect(cards.first().getByRole('img', { name: '1 out of 5' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('3')
  await expect(cards.first().getByRole('img', { name: '3 out of 5' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('all')
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('number 7')
  await expect(cards.filter({ hasText: 'Number 7' })).toBeVisible()
  await expect(page.getByText('1 review', { exact: true }).first()).toBeAttached()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark the review “Number 7” as helpful' }).click()
  await expect(page.getByText('1 person found this helpful')).toBeVisible()
  await expectAccessible(page)
}

async function writeReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: WRITE }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a review of Soap' })
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog.getByLabel(/^Title/).fill('Mine')
  await dialog.getByLabel(/^Your review/).fill('Written in another shop.')
  await dialog.getByLabel(/^Pictures/).setInputFiles(PICTURE)
  await expect(dialog.getByRole('button', { name: /^Remove / })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send review' }).click()
  const sent = 'Review submitted successfully! It will be visible after approval.'
  await expect(page.getByText(sent)).toBeVisible()
  await expect(page.getByText('You have reviewed this product. Thank you!')).toBeVisible()
}

test('a shop mounts reviews: readers, customers and its operator use them', async ({ page, servers }) => {
  await check('reviews')
  const folder = getFolder('reviews')
  const origin = await servers.startApp({ folder, args: ['server.ts'], port: await findFreePort() })
  for (let number = 1; number <= REVIEWS; number += 1) await sendReview(origin, number)
  await approveAll(origin)
  await page.goto(`${origin}/host.html`)
  await expectHostUnchanged(page)
  await page.goto(origin)
  await readAndNarrow(page)
  await page.context().addCookies([{ name: 'customer', value: 'me', url: origin }])
  await page.reload()
  await writeReview(page)
  expect((await findWaiting(origin)).map(({ title }) => title)).toEqual(['Mine'])
  expect(await (await fetch(`${origin}/version`)).text(), 'an address of the shop itself').toBe('1')
})
