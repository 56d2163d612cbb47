import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from 'playwright'
import { getLaunchOptions } from '../../packages/config/chromium.ts'
import { bringBrowser } from '../browser.ts'

// Ours because the check of the docs site is one script: Playwright's test runner would build the site for each file.

const TIMEOUT_MS = 10_000

/**
 * Opens an address in a new browser and passes the page to a function. Throws when there is no browser, and when the page
 * has said anything in its console, such as a warning about its hydration; `expected` are lines that a check provokes.
 */
export async function withPage(
  url: string,
  use: (page: Page) => Promise<void>,
  { expected }: { readonly expected?: RegExp } = {},
): Promise<void> {
  if (!(await bringBrowser())) throw new Error('there is no browser')
  const browser = await chromium.launch(getLaunchOptions())
  try {
    const context = await browser.newContext()
    context.setDefaultTimeout(TIMEOUT_MS)
    const page = await context.newPage()
    const said: string[] = []
    page.on('pageerror', (error) => said.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
    })
    await page.goto(url)
    await use(page)
    const unexpected = said.filter((text) => expected?.test(text) !== true)
    if (unexpected.length > 0) throw new Error(`the console says: ${unexpected.join('; ')}`)
  } finally {
    await browser.close()
  }
}

/** Throws when axe finds something on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  if (broken.length > 0) throw new Error(`axe finds on ${page.url()}\n${broken.join('\n')}`)
}
