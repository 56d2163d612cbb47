import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { buildStorybook } from './built-storybook.ts'
import { buildSite, SITE } from './docs-site/build-site.ts'
import {
  checkBeginning,
  checkControls,
  checkHandover,
  checkSearch,
  checkThemes,
  checkToolbar,
} from './docs-site/desk.ts'
import { expectAccessible, withPage } from './docs-site/page.ts'
import { serveFolder } from './static-server.ts'
import { addTallies, NOTHING, toTally } from './tally.ts'

/**
 * Builds the docs site with Storybook in it, below a folder as on a shared server, and checks it: programs find their
 * files, and in a browser pages of each kind are accessible, fit a phone and are found by the search. In the site's
 * Storybook it does what designers do.
 */

const PHONE = { width: 375, height: 740 }
const SEARCHED = ['header', 'typography', 'add to bag'] as const

/** Where the site lies on its server. */
const BASE = '/sorrel/'

async function checkLinks(): Promise<void> {
  await buildStorybook()
  await buildSite({ base: BASE, hasStorybook: true })
}

function checkFilesForPrograms(): void {
  const index = readFileSync(join(SITE, 'llms.txt'), 'utf8')
  for (const [, file = ''] of index.matchAll(/\]\(\S+?\/sorrel\/([^)]+)\)/g)) readFileSync(join(SITE, file))
  if (!readFileSync(join(SITE, 'llms-full.txt'), 'utf8').includes('createTheme'))
    throw new Error('llms-full.txt has no createTheme')
}

/** Storybook's own parts tell its makers what its next version asks of them. */
const STORYBOOK_SAYS = /will become mandatory in Storybook \d+/

/** Opens the site below its folder. */
async function onSite(look: (page: Page, site: string) => Promise<void>): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'docs-'))
  symlinkSync(SITE, join(parent, BASE.slice(1, -1)), 'junction')
  const server = await serveFolder(parent)
  const site = `${server.url}${BASE}`
  try {
    await withPage(site, (page) => look(page, site), { expected: STORYBOOK_SAYS })
  } finally {
    server.close()
    rmSync(parent, { recursive: true, force: true })
  }
}

const checkInBrowser = (): Promise<void> =>
  onSite(async (page, site) => {
    for (const path of ['', 'guides/theme/', 'architecture/', 'api/domain/money/', 'kit/']) {
      await page.goto(`${site}${path}`)
      for (const colorScheme of ['light', 'dark'] as const) await expectGoodLook(page, colorScheme)
    }
    for (const words of SEARCHED) await expectFound(page, words)
  })

/** Storybook is large, and the machine may be busy. */
const STORY_MS = 60_000

const onDesk = (check: (page: Page, desk: string) => Promise<void>) => (): Promise<void> =>
  onSite((page, site) => {
    page.setDefaultTimeout(STORY_MS)
    return check(page, `${site}storybook/`)
  })

async function expectGoodLook(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.reload()
  await expectAccessible(page)
  const { width, height } = page.viewportSize() ?? PHONE
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width, height })
  if (overflow > 0) throw new Error(`${page.url()} is ${overflow} px wider than a phone`)
}

async function expectFound(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(words)
  await page.getByRole('dialog').getByRole('link').first().waitFor()
  await page.keyboard.press('Escape')
}

const CHECKS = {
  'the site is built, without a broken link or a public name without a sentence': checkLinks,
  'llms.txt and llms-full.txt': checkFilesForPrograms,
  'pages in a browser, and the search': checkInBrowser,
  'Storybook opens below the site on its introduction and draws a story': onDesk(checkBeginning),
  'Storybook’s search finds what designers look for': onDesk(checkSearch),
  'controls have descriptions and the right editors': onDesk(checkControls),
  'a language from right to left and high contrast': onDesk(checkToolbar),
  'four themes side by side': onDesk(checkThemes),
  'the theme editor shares and exports, the token table is downloaded': onDesk(checkHandover),
} as const

process.env.ASTRO_TELEMETRY_DISABLED = '1'
let total = NOTHING
for (const [name, check] of Object.entries(CHECKS)) {
  let problem = ''
  try {
    await check()
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
  }
  process.stdout.write(problem === '' ? `ok   ${name}\n` : `FAIL ${name}\n     ${problem}\n`)
  total = addTallies(total, toTally(problem === '' ? 0 : 1))
}
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
