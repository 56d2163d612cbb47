import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { getLaunchOptions } from '../packages/config/chromium.ts'
import { bringBrowser } from './browser.ts'
import { drawSheet } from './contact-sheets/draw-sheet.ts'
import { SHEETS } from './contact-sheets/sheets.ts'
import { ROOT } from './processes.ts'
import { serveBuiltStorybook } from './static-server.ts'

// Draws the contact sheets of `docs/contact-sheets`. Names as arguments draw only those.
const FOLDER = join(ROOT, 'docs/contact-sheets')
const wanted = process.argv.slice(2)

if (!(await bringBrowser())) throw new Error('there is no browser')
const storybook = await serveBuiltStorybook()
const browser = await chromium.launch(getLaunchOptions())
try {
  mkdirSync(FOLDER, { recursive: true })
  for (const sheet of SHEETS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const picture = await drawSheet({ browser, storybook: storybook.url }, sheet)
    writeFileSync(join(FOLDER, `${sheet.name}.jpg`), picture)
    process.stdout.write(
      `docs/contact-sheets/${sheet.name}.jpg ${Math.round(picture.byteLength / 1000)} KB\n`,
    )
  }
} finally {
  await browser.close()
  storybook.close()
}
