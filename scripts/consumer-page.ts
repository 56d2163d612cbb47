import { getLaunchOptions } from '../packages/config/chromium.ts'
import { chromium, type Page } from 'playwright'
import { bringBrowser } from './browser.ts'

const TIMEOUT_MS = 10_000

/** Opens an address in a new browser and passes the page to a function. Throws when there is no browser. */
export async function withPage(url: string, use: (page: Page) => Promise<void>): Promise<void> {
  if (!(await bringBrowser())) throw new Error('there is no browser')
  const browser = await chromium.launch(getLaunchOptions())
  try {
    const context = await browser.newContext()
    context.setDefaultTimeout(TIMEOUT_MS)
    const page = await context.newPage()
    await page.goto(url)
    await use(page)
  } finally {
    await browser.close()
  }
}
