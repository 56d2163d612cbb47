import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnusedNames, leaveOut } from './kit-styles.ts'

test('a block goes when it styles nothing but what is left out', () => {
  const css =
    '@layer a.kit;@layer a.kit{.x1{color:red}.x1:hover>p{color:blue}}@layer a.kit{.y1{color:red}.x1 .y1{top:.3em}}@keyframes k{to{top:0}}@layer a.reset{p{margin:0}}'
  expect(leaveOut(css, new Set(['x1']))).toBe(
    css.replace('@layer a.kit{.x1{color:red}.x1:hover>p{color:blue}}', ''),
  )
  expect(leaveOut(css, new Set())).toBe(css)
})

/** Names left out of the kit's styles for a shop of one module. */
async function findFor(source: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kit-styles-'))
  const file = join(folder, 'page.tsx')
  writeFileSync(file, source)
  const names = await findUnusedNames([file])
  rmSync(folder, { recursive: true })
  return names.size
}

test('a part brings its own names and those of the parts that it is made of', async () => {
  const none = await findFor('')
  const table = await findFor(`import { Table } from '@sorrel/ui/table'`)
  const drawer = await findFor(`const load = () => import('@sorrel/ui/drawer')`)
  expect(table).toBeLessThan(none)
  // The drawer is made of the frame of windows, a heading and a button.
  expect(none - drawer).toBeGreaterThan(30)
})
