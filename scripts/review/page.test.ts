import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLaunchOptions } from '../../packages/config/chromium.ts'
import { parseDecisions } from './decisions.ts'
import type { Drawing } from './draw.ts'
import { writeReport } from './report.ts'
import type { Difference } from './review.ts'

const DRAWN: Drawing = {
  picture: 'pictures/base/chip.png',
  hash: 'a1',
  words: '- button "Soap <b>"',
  markup: 'm',
  violations: {},
  overflow: 0,
  error: undefined,
}
const LOOK = { theme: 'sorrel', width: 375, direction: 'ltr', textSize: 100 } as const
const toStory = (name: string) => ({
  id: `components-chip--${name}`,
  title: 'Components/Chip',
  name,
  file: 'chip.tsx',
})

const changed: Difference = {
  key: 'components-chip--states sorrel-375-ltr-100',
  hash: 'b1',
  story: toStory('states'),
  look: LOOK,
  marks: ['changed', 'words changed', 'axe worse', 'overflow'],
  pixels: 40,
  base: DRAWN,
  head: {
    ...DRAWN,
    picture: 'pictures/head/chip.png',
    words: '- button "Soaps <b>"',
    violations: { 'color-contrast': 2 },
    overflow: 12,
  },
  difference: 'pictures/difference/chip.png',
  links: { base: 'base/iframe.html?id=chip', head: 'head/iframe.html?id=chip' },
}
const removed: Difference = {
  ...changed,
  key: 'components-chip--old ember-768-ltr-100',
  hash: 'none',
  story: toStory('old'),
  look: { ...LOOK, theme: 'ember', width: 768 },
  marks: ['removed'],
  head: undefined,
  difference: undefined,
  links: { base: 'base/iframe.html?id=old' },
}

let folder = ''
let browser: Browser
let page: Page
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'review-page-'))
  for (const side of ['base', 'head', 'difference']) {
    mkdirSync(join(folder, 'pictures', side), { recursive: true })
    const picture = PNG.sync.write(new PNG({ width: 40, height: 20 }))
    writeFileSync(join(folder, 'pictures', side, 'chip.png'), picture)
  }
  writeReport(folder, {
    base: 'aaaa',
    head: 'bbbb',
    reached: 9,
    drawn: 2,
    differences: [changed, removed],
    decisions: {},
    sentences: ['Chips wrap.'],
  })
  browser = await chromium.launch(getLaunchOptions())
  page = await browser.newPage({ viewport: { width: 320, height: 800 } })
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
}, 60_000)
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

const find = (name: RegExp) => page.getByRole('article', { name })

test('from a file address it says what is different, and nothing is read as HTML', async () => {
  expect(await page.locator('#summary').innerText()).toContain('reaches 9 stories, 2 were drawn, 2 looks')
  expect(await page.locator('#sentences').innerText()).toBe('Chips wrap.')
  const article = find(/^states/)
  expect(await article.getByRole('list', { name: 'Marks' }).getByRole('listitem').allInnerTexts()).toEqual([
    'changed',
    'words changed',
    'axe worse',
    'overflow',
  ])
  const text = await article.innerText()
  expect(text).toContain('+ - button "Soaps <b>"')
  expect(text).toContain('axe: color-contrast, 2 places, before 0')
  expect(text).toContain('12 px wider than its window')
  expect(await article.getByRole('link', { name: 'Story after' }).getAttribute('href')).toBe(
    changed.links.head,
  )
  expect(await find(/^old/).innerText()).toContain('It is gone.')
})

test('by keyboard a look is seen three ways, accepted with a remark, and found again', async () => {
  const article = find(/^states/)
  for (const view of ['Swipe', 'Difference', 'Side by side']) {
    await article.getByRole('button', { name: view }).press('Enter')
    expect(await article.getByRole('button', { name: view }).getAttribute('aria-pressed')).toBe('true')
  }
  await page.getByLabel('Your name').fill('Ann')
  await article.getByLabel('Remark').fill('Better so')
  await article.getByRole('button', { name: 'Accept' }).press('Enter')
  expect(await page.getByRole('status').innerText()).toBe('2 of 2 shown, 1 undecided')
  await page.reload()
  await page.getByLabel('Decision').selectOption('accepted')
  expect(await page.getByRole('article').count()).toBe(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save review.json' }).press('Enter')
  const saved = parseDecisions(readFileSync(await (await download).path(), 'utf8'))
  expect(saved).toEqual({
    [changed.key]: { hash: 'b1', decision: 'accepted', remark: 'Better so', by: 'Ann' },
  })
})

test('axe finds nothing at 320 px, by day and by night, and nothing is wider than the window', async () => {
  await page.getByLabel('Decision').selectOption('all')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
