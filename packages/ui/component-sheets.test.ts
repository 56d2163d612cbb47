import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findComponents, findStyleSheets, toComponentSheet } from './component-sheets.ts'

const SOURCES = join(import.meta.dirname, 'src')

test('a component brings the sheets of what it is made of, once', () => {
  expect(findStyleSheets(SOURCES, 'native-select')).toEqual([
    'icon/icon.css.ts',
    'native-select/native-select.css.ts',
    'parts/field.css.ts',
    'visually-hidden/visually-hidden.css.ts',
  ])
})

test('code that loads later is among them', () => {
  expect(findStyleSheets(SOURCES, 'gallery')).toContain('gallery-lightbox/gallery-lightbox.css.ts')
})

test('together they have every style sheet of components', () => {
  const found = new Set(findComponents(SOURCES).flatMap((component) => findStyleSheets(SOURCES, component)))
  const all = globSync('*/*.css.ts', { cwd: SOURCES }).filter(
    (file) => !/^(?:reset|stories|style|theme)\//.test(file),
  )
  expect([...found].filter((file) => !/^(?:style|theme)\//.test(file)).toSorted()).toEqual(all.toSorted())
})

test('parts lie in a layer below the components that change them, so sheets may be read in any order', () => {
  for (const file of globSync('parts/*.css.ts', { cwd: SOURCES }))
    expect(readFileSync(join(SOURCES, file), 'utf8')).not.toMatch(/kitStyle|kitVariants/)
})

test('a sheet resets the elements of its own classes alone', async () => {
  const sheets: Readonly<Record<string, string>> = {
    'badge/badge.css.ts': '@layer one;@layer two;\n@layer two { .badge { color: red } }',
    'reset/reset.css.ts': '@layer sorrel.reset { * { margin: 0 } body { color: blue } }',
  }
  expect(await toComponentSheet(['badge/badge.css.ts'], (file) => sheets[file] ?? '')).toBe(
    '@layer one,two,sorrel.reset;@layer two{.badge{color:red}}@layer sorrel.reset{:where(.badge,[data-part=text]){&{margin:0}}}',
  )
})
