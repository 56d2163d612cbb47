import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFontSheet } from './font-sheet.ts'

const toFace = (family: string, file: string, range: string) =>
  `@font-face{font-family:${family};src:url(../media/${file}.woff2)format("woff2");unicode-range:${range}}`

const BASIC = toFace('Figtree Variable', 'figtree-basic', 'U+20-7E,U+A0')
const EXTENDED = toFace('Figtree Variable', 'figtree-latin', 'U+A1-A2,U+2000-2012')
const OTHER = toFace('"Fraunces"', 'fraunces-basic', 'U+20-7E')

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'font-sheet-'))
})

afterEach(() => rmSync(directory, { recursive: true }))

function build(sheets: Readonly<Record<string, string>>): string {
  const folder = join(directory, '.next/static/chunks')
  mkdirSync(folder, { recursive: true })
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, name), css)
  return directory
}

test('the stylesheet of fonts names nothing else, and one file of each family is for every text', () => {
  const fonts = `${EXTENDED}\n${BASIC}\n${OTHER}\n`
  const sheets = { 'a.css': `${BASIC}h1{color:red}`, 'b.css': fonts, 'c.css': 'p{margin:0}' }
  expect(findFontSheet(build(sheets))).toEqual({
    path: '/_next/static/chunks/b.css',
    basics: new Map([
      ['Figtree Variable', '/_next/static/media/figtree-basic.woff2'],
      ['Fraunces', '/_next/static/media/fraunces-basic.woff2'],
    ]),
  })
})

test('a build whose fonts are named among other styles has none', () => {
  expect(findFontSheet(directory)).toBeUndefined()
  expect(findFontSheet(build({ 'a.css': `${BASIC}h1{color:red}` }))).toBeUndefined()
})
