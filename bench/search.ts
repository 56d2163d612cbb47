import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import type { Locator, Page } from 'playwright'
import { onTelephone } from './browser.ts'
import { getMedian, toSpan } from './figures.ts'
import { withForeignLoad } from './machine.ts'
import type { Findings, Row } from './report.ts'
import { PAGES, type Sites } from './sites.ts'

/** The panel asks when the typing has rested as long. See docs/specification.md#search. */
const PAUSE_MS = 500

const ANSWER_MAX_MS = 50

/** What only the first search of a page and of a server waits for. */
const FIRST = 'gift'

/** Words, beginnings of words, mistakes, several words. Each is typed once, so that no answer is kept. */
const TERMS = [
  'soap',
  'sha',
  'lavendr',
  'tooth br',
  'candle',
  'towe',
  'oat soap',
  'bambu',
  'refil',
  'wool dryer',
  'brush',
]

const t = createMessages({ locale: 'en', messages: getMessages('en') })

declare global {
  interface Window {
    /** Milliseconds from the letter that is awaited to the first frame in which the panel tells what the term finds. */
    told?: Promise<number>
  }
}

/** Begins to wait for the next letter. */
function watchForAnswer(term: string): void {
  const isTold = () =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
      textContent.includes(`“${term}”`),
    )
  window.told = new Promise((resolve) => {
    addEventListener(
      'input',
      ({ timeStamp }) => {
        const look = () => {
          if (isTold()) resolve(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}

/** Milliseconds of the last question to the index, from when it was asked to the end of its answer. */
function readLastQuestion(): number {
  const asked = performance
    .getEntriesByType('resource')
    .findLast(({ name }) => name.includes('/api/catalog/suggest'))
  return asked?.duration ?? NaN
}

interface Answered {
  /** From the end of the pause to the answer on the screen. */
  readonly ms: number
  /** Of these the index's answer. */
  readonly indexMs: number
}

async function search(page: Page, field: Locator, term: string): Promise<Answered> {
  await field.fill(term.slice(0, -1))
  await page.evaluate(watchForAnswer, term)
  await field.press(term.slice(-1))
  const ms = ((await page.evaluate(() => window.told)) ?? NaN) - PAUSE_MS
  return { ms, indexMs: await page.evaluate(readLastQuestion) }
}

/** How soon the search panel answers. */
export async function measureSearch(sites: Sites): Promise<Findings> {
  const { value: answers, foreign } = await withForeignLoad(() =>
    onTelephone(sites.shop, async (context) => {
      const page = await context.newPage()
      await page.goto(sites.shop + PAGES.home, { waitUntil: 'networkidle' })
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('navigation.search') })
        .tap()
      const field = page.getByPlaceholder(t('search.placeholder'))
      await search(page, field, FIRST)
      const found: Answered[] = []
      for (const term of TERMS) found.push(await search(page, field, term))
      return found
    }),
  )
  const times = answers.map(({ ms }) => ms)
  const row: Row = {
    what: 'search panel: end of the pause → answer, ms',
    shop: `${toSpan(times)}, of it the index ${getMedian(answers.map(({ indexMs }) => indexMs)).toFixed(0)}`,
    reach: `≤ ${ANSWER_MAX_MS}`,
    met: getMedian(times) <= ANSWER_MAX_MS,
    foreign,
  }
  return { rows: [row], details: Object.fromEntries(TERMS.map((term, index) => [term, answers[index]])) }
}
