import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildOnce, expect, getFolder, test } from './test.ts'

/** A text that is only in the code of dialogs. */
const DIALOG_MARKER = 'data-dialog-prevent-body-scroll'

const readPage = async (page: string) =>
  readFileSync(join(await buildOnce('next', '.next/server/app'), `${page}.html`), 'utf8')

/** The code of every script that a built page refers to. */
async function readScripts(page: string): Promise<string> {
  const files = new Set((await readPage(page)).match(/static\/chunks\/[^"'\\]+?\.js/g))
  expect(files.size).toBeGreaterThan(0)
  return [...files].map((file) => readFileSync(join(getFolder('next'), '.next', file), 'utf8')).join('\n')
}

test('a page with a dialog loads its code, one with a button alone does not', async () => {
  expect(await readScripts('dialog')).toContain(DIALOG_MARKER)
  expect(await readScripts('index')).not.toContain(DIALOG_MARKER)
})

test('the button and the theme are in the first HTML', async () => {
  const page = await readPage('index')
  expect(page).toMatch(/<a [^>]*href="\/dialog"[^>]*>Look closer<\/a>/)
  expect(page).toContain('--sorrel-')
})

test('a page that waits for products inside Suspense has its frame in the first HTML', async () => {
  const page = await readPage('products')
  expect(page).toContain('All products')
  expect(page).toContain('Loading')
})
