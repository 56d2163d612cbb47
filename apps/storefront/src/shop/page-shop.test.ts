import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PAGES = join(import.meta.dirname, '../app')

// A layout says its shop too, so the first load of a page that forgot to would pass, and the next way to it, without
// its layouts, would fail.
test('each page says its shop: it comes of createPage or createListTwin, or calls setPageShop itself', () => {
  const silent = globSync('**/page.tsx', { cwd: PAGES }).filter(
    (file) => !/\b(?:createPage|createListTwin|setPageShop)\(/.test(readFileSync(join(PAGES, file), 'utf8')),
  )
  expect(silent).toEqual([])
})
