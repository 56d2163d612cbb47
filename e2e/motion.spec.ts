import { expect, type Locator, type Page, test } from '@playwright/test'
import { t, watchForFaults } from './shop.ts'

/** What one change of page, drawn by the browser from pictures of both pages, showed. */
interface Seen {
  /** Pseudo-elements of pictures of their own that moved. */
  readonly moving: readonly string[]
  /** Whether a press in the middle of the window still reached the page. */
  readonly reachesPage: boolean
}

/** Notes every view transition of the page. */
async function watchTransitions(page: Page): Promise<() => Promise<readonly Seen[]>> {
  await page.addInitScript(() => {
    const seen: object[] = []
    Object.assign(window, { seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.pseudoElement ?? ''] : []))
        const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
        seen.push({
          moving: names.filter(
            (name) => name.startsWith('::view-transition-group') && name.includes('picture'),
          ),
          reachesPage: middle?.closest('body') !== null,
        })
      })
      return transition
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'seen'))
}

/** The router follows links from here on. */
const untilReady = (page: Page) => page.waitForSelector('html[data-router]', { state: 'attached' })

/** What loads at a visitor's first sign is there. */
async function giveSign(page: Page): Promise<void> {
  await untilReady(page)
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.waitForSelector('[role=dialog]', { state: 'attached' })
}

/** Presses a card's link and waits for its product. */
async function openCard(page: Page, card: Locator): Promise<void> {
  const link = card.getByRole('link').first()
  const name = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
}

const getFirstCard = (place: Locator) => place.getByRole('article').first()

test('the picture of a pressed card grows into the gallery and holds no press back', {
  tag: ['@wide', '@night'],
}, async ({ page }) => {
  const faults = watchForFaults(page)
  const getSeen = await watchTransitions(page)
  await page.goto('/categories/bath-body')
  await giveSign(page)
  await openCard(page, getFirstCard(page.getByRole('main')))
  const grown = { moving: ['::view-transition-group(opened-picture)'], reachesPage: true }
  await expect.poll(getSeen).toEqual([grown])
  // On a product's page the pressed card takes the name from the gallery.
  await openCard(page, getFirstCard(page.getByRole('region', { name: t('products.up_sells') })))
  await expect.poll(getSeen).toEqual([grown, grown])
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/categories\/bath-body$/)
  await expect(getFirstCard(page.getByRole('main'))).toBeVisible()
  expect(await getSeen()).toHaveLength(2)
  expect(faults).toEqual([])
})

test('other links change the page without pictures of it', { tag: ['@wide', '@night'] }, async ({ page }) => {
  const getSeen = await watchTransitions(page)
  await page.goto('/about')
  await giveSign(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible()
  expect(await getSeen()).toEqual([])
})

test('with reduced motion nothing moves or fades', { tag: ['@wide', '@night'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const getSeen = await watchTransitions(page)
  await page.goto('/categories/bath-body')
  await giveSign(page)
  await openCard(page, getFirstCard(page.getByRole('main')))
  expect(await getSeen()).toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('what a change of page brings fades in, what the first page shows does not', {
  tag: ['@wide', '@night'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    const faded: string[] = []
    Object.assign(window, { faded })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof Element && target.closest('main') && propertyName === 'opacity')
        faded.push(location.pathname)
    })
  })
  const getFaded = () => page.evaluate((): readonly string[] => Reflect.get(window, 'faded'))
  await page.goto('/delivery')
  await giveSign(page)
  expect(await getFaded()).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
  await expect.poll(async () => new Set(await getFaded())).toEqual(new Set(['/returns']))
})
