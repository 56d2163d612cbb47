import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PAGES = join(import.meta.dirname, '../app')

/** Each draws one part that says the shop itself. */
const SAID_BY_A_PART = /<LovedProducts\b/

// A layout says its shop too, so the first load of a page that forgot to would pass, and the next way to it, without
// its layouts, would fail.
test('each page says its shop: it comes of createPage or createListTwin, or calls setPageShop itself', () => {
  const silent = globSync('**/page.tsx', { cwd: PAGES }).filter((file) => {
    const code = readFileSync(join(PAGES, file), 'utf8')
    return !/\b(?:createPage|createListTwin|setPageShop)\(/.test(code) && !SAID_BY_A_PART.test(code)
  })
  expect(silent).toEqual([])
})
