import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFontSheet } from './font-sheet.ts'

const FACE = '@font-face{font-family:Figtree Variable;src:url(../media/figtree.woff2)format("woff2")}'

function build(sheets: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'font-sheet-'))
  const folder = join(directory, '.next/static/chunks')
  mkdirSync(folder, { recursive: true })
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, name), css)
  return directory
}

test('the stylesheet of fonts names nothing else', () => {
  const sheets = { 'a.css': `${FACE}h1{color:red}`, 'b.css': `${FACE}\n${FACE}\n`, 'c.css': 'p{margin:0}' }
  expect(findFontSheet(build(sheets))).toBe('/_next/static/chunks/b.css')
})

test('a build whose fonts are named among other styles has none', () => {
  expect(findFontSheet(build({ 'a.css': `${FACE}h1{color:red}` }))).toBeUndefined()
  expect(findFontSheet(mkdtempSync(join(tmpdir(), 'font-sheet-')))).toBeUndefined()
})
