import { existsSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { bringBrowser } from './browser.ts'

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser']
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const TIMEOUT_MS = 10_000

/** Opens an address in a browser of its own and hands the page over. Throws where there is no browser. */
export async function withPage(url: string, use: (page: Page) => Promise<void>): Promise<void> {
  if (!(await bringBrowser())) throw new Error('there is no browser')
  const executablePath = process.env.CHROMIUM_PATH ?? SYSTEM_PATHS.find((path) => existsSync(path))
  const browser = await chromium.launch({ executablePath, args: FLAGS })
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
