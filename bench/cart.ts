import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import type { BrowserContext, Locator, Page } from 'playwright'
import { onTelephone } from './browser.ts'
import { getMedian, toSpan } from './figures.ts'
import { withForeignLoad } from './machine.ts'
import type { BenchOptions } from './options.ts'
import type { Findings, Row } from './report.ts'
import { PAGES, type Sites } from './sites.ts'

/** How much later than it could the commerce service answers. */
const DELAY_MS = 100

/** Slow-downs of the browser's processor, and the longest time from the press to the visible line. */
const LINE_MAX_MS = { 1: 60, 4: 200 } as const

type Slowdown = keyof typeof LINE_MAX_MS

const INTERACTION_MAX_MS = 100
const WALK_SLOWDOWN: Slowdown = 4

const READ_MS = 500

/** Time for the browser to report how long an interaction took. */
const REPORT_MS = 500

const t = createMessages({ locale: 'en', messages: getMessages('en') })

/** The main button of a product page. */
export const getAddButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Add to bag|Subscribe)/ })
    .first()

async function slowDown(context: BrowserContext, page: Page, rate: Slowdown): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Scrolls down to an element with a finger, and reads for half a second. */
async function scrollTo(context: BrowserContext, target: Locator): Promise<void> {
  const session = await context.newCDPSession(target.page())
  const finger = { x: 200, y: 600, yDistance: -120, gestureSourceType: 'touch' } as const
  await session.send('Input.synthesizeScrollGesture', finger)
  await target.scrollIntoViewIfNeeded()
  await target.page().waitForTimeout(READ_MS)
}

/** Resolves with the milliseconds from the next press to the first frame with a line of that name in the window. */
function watchForLine(name: string): Promise<number> {
  const isShown = (element: Element) => {
    const { width, height, left, right, top, bottom } = element.getBoundingClientRect()
    const isInside = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    return width > 0 && height > 0 && isInside && getComputedStyle(element).visibility !== 'hidden'
  }
  const findLine = () =>
    [...document.querySelectorAll(':is([role=dialog], dialog) li')].some(
      (line) => line.textContent.includes(name) && isShown(line),
    )
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (findLine()) resolve(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}

/** One press on a first visit: milliseconds until the line is visible. */
function press(sites: Sites, slowdown: Slowdown): Promise<number> {
  return onTelephone(sites.shop, async (context) => {
    const page = await context.newPage()
    await page.goto(sites.shop + PAGES.product, { waitUntil: 'networkidle' })
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const add = getAddButton(page)
    await scrollTo(context, add)
    await slowDown(context, page, slowdown)
    const shown = page.evaluate(watchForLine, name)
    await add.tap()
    return await shown
  })
}

/** Reports each interaction of every document to the bench. */
function reportInteractions(): void {
  new PerformanceObserver((list) => {
    // The binding is made by the bench, so that no type knows it.
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        Reflect.apply(Reflect.get(window, 'reportInteraction'), window, [entry.name, entry.duration])
    // `durationThreshold` is not in TypeScript's DOM yet.
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
}

interface Interaction {
  readonly step: string
  readonly event: string
  readonly ms: number
}

/** From the listing to a changed quantity in the cart, every tap of it measured by the browser. */
function walk(sites: Sites): Promise<readonly Interaction[]> {
  return onTelephone(sites.shop, async (context) => {
    const found: Interaction[] = []
    let step = 'arrive'
    const page = await context.newPage()
    await page.exposeFunction('reportInteraction', (event: string, ms: number) =>
      found.push({ step, event, ms }),
    )
    await page.addInitScript(reportInteractions)
    await page.goto(sites.shop + PAGES.listing, { waitUntil: 'networkidle' })
    await slowDown(context, page, WALK_SLOWDOWN)
    const take = async (name: string, act: () => Promise<void>) => {
      step = name
      await act()
      await page.waitForTimeout(REPORT_MS)
    }
    const cart = page.getByRole('dialog', { name: t('cart.title') })
    await take('open the product', async () => {
      await page.locator(`main a[href^="${PAGES.product}"]`).first().tap()
      await getAddButton(page).waitFor()
    })
    const scent = page.getByText('Lavender', { exact: true })
    await scrollTo(context, scent)
    await take('choose the scent', () => scent.tap())
    const add = getAddButton(page)
    await scrollTo(context, add)
    await take('add', async () => {
      await add.tap()
      await cart.getByText(t('cart.item_count', { count: 1 })).waitFor()
    })
    await take('one more', () =>
      cart
        .getByRole('button', { name: /^(One more|Increase quantity)/ })
        .first()
        .tap(),
    )
    await take('close', async () => {
      await cart
        .getByRole('button', { name: t('cart.close') })
        .first()
        .tap()
      await cart.waitFor({ state: 'hidden' })
    })
    return found
  })
}

/** The median of each step, so that a reader sees which one is long. */
function toSteps(walks: readonly (readonly Interaction[])[]): string {
  const steps = new Set(walks.flat().map(({ step }) => step))
  const getLongest = (step: string) =>
    walks.map((taps) => Math.max(0, ...taps.filter((tap) => tap.step === step).map(({ ms }) => ms)))
  return [...steps].map((step) => `${step} ${getMedian(getLongest(step)).toFixed(0)}`).join(', ')
}

async function setDelay({ commerce }: Sites, delayMs: number): Promise<void> {
  const faults = delayMs === 0 ? [] : [{ operation: '*', kind: 'delay', delayMs }]
  const answer = await fetch(`${commerce}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  })
  if (!answer.ok) throw new Error(`The commerce service refused the delay: ${await answer.text()}`)
}

async function repeat<Value>(times: number, work: () => Promise<Value>): Promise<readonly Value[]> {
  const values: Value[] = []
  for (let time = 0; time < times; time += 1) values.push(await work())
  return values
}

async function measureLine(sites: Sites, slowdown: Slowdown, presses: number) {
  const { value: times, foreign } = await withForeignLoad(() => repeat(presses, () => press(sites, slowdown)))
  const row: Row = {
    what: `add to bag → line visible, CPU ${slowdown}×, ms`,
    shop: toSpan(times),
    reach: `≤ ${LINE_MAX_MS[slowdown]}`,
    met: getMedian(times) <= LINE_MAX_MS[slowdown],
    foreign,
  }
  return { row, times }
}

/** How soon the shop reacts on the way to the cart while the commerce service answers late. */
export async function measureCart(sites: Sites, { presses }: BenchOptions): Promise<Findings> {
  await setDelay(sites, DELAY_MS)
  try {
    await press(sites, 1) // what only the first visitor of a server waits for
    const quick = await measureLine(sites, 1, presses)
    const slow = await measureLine(sites, 4, presses)
    const { value: walks, foreign } = await withForeignLoad(() => repeat(presses, () => walk(sites)))
    const longest = walks.map((taps) => Math.max(0, ...taps.map(({ ms }) => ms)))
    const row: Row = {
      what: `longest interaction of the buying path, CPU ${WALK_SLOWDOWN}×, ms`,
      shop: `${toSpan(longest)}: ${toSteps(walks)}`,
      reach: `≤ ${INTERACTION_MAX_MS}`,
      met: getMedian(longest) <= INTERACTION_MAX_MS,
      foreign,
    }
    return { rows: [quick.row, slow.row, row], details: { quick: quick.times, slow: slow.times, walks } }
  } finally {
    await setDelay(sites, 0)
  }
}
