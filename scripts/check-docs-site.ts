import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expectAccessible } from './axe.ts'
import { withPage } from './consumer-page.ts'
import { findBrokenLinks } from './docs-site/broken-links.ts'
import { buildSite, SITE } from './docs-site/build-site.ts'
import { toSiteText } from './docs-site/links.ts'
import { serveFolder } from './static-server.ts'
import { addTallies, NOTHING, toTally } from './tally.ts'

/**
 * Builds the docs site and looks at it: no link is broken, a broken one would be found, readers that are programs have
 * their files, and in a browser the home page and a guide are accessible, fit a phone, and are found by words.
 */

const PHONE = { width: 375, height: 740 }
const SEARCHED = ['header', 'typography', 'add to bag'] as const

async function checkLinks(): Promise<void> {
  const broken = await buildSite('/')
  if (broken.length > 0) throw new Error(broken.join('\n'))
}

/** A site with one wrong address and one wrong anchor. */
function checkThatFaultsAreFound(): void {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  try {
    cpSync(join(SITE, 'index.html'), join(folder, 'good.html'))
    writeFileSync(
      join(folder, 'index.html'),
      '<a href="/gone/">a</a> <a href="#gone">b</a> <a href="/">c</a>',
    )
    const found = findBrokenLinks(folder).filter((problem) => problem.startsWith('index.html'))
    if (found.length !== 2) throw new Error(`two links are wrong, but it finds\n${found.join('\n')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const page = { file: 'a/page.md', id: 'page', title: 'Page', body: '[gone](gone.md)' }
  expectThrow(() => toSiteText(page, [page], '/'), 'there is no a/gone.md')
}

function expectThrow(action: () => unknown, message: string): void {
  try {
    action()
  } catch (error) {
    if (String(error).includes(message)) return
    throw error
  }
  throw new Error(`nothing says that ${message}`)
}

function checkFilesForPrograms(): void {
  const index = readFileSync(join(SITE, 'llms.txt'), 'utf8')
  const missing = [...index.matchAll(/\]\(\/([^)]+)\)/g)].filter(
    ([, file = '']) => !existsSync(join(SITE, file)),
  )
  if (missing.length > 0) throw new Error(`llms.txt names ${missing.map(([, file]) => file).join(', ')}`)
  if (!readFileSync(join(SITE, 'llms-full.txt'), 'utf8').includes('createTheme'))
    throw new Error('llms-full.txt has no createTheme')
}

async function checkInBrowser(): Promise<void> {
  const server = await serveFolder(SITE)
  await withPage(`${server.url}/`, async (page) => {
    for (const path of ['/', '/guides/theme/', '/kit/']) {
      await page.goto(`${server.url}${path}`)
      for (const colorScheme of ['light', 'dark'] as const) await expectGoodLook(page, colorScheme)
    }
    for (const words of SEARCHED) await expectFound(page, words)
  }).finally(server.close)
}

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
  'the site is built without a broken link': checkLinks,
  'a broken link would be found': checkThatFaultsAreFound,
  'llms.txt and llms-full.txt': checkFilesForPrograms,
  'pages in a browser, and the search': checkInBrowser,
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
