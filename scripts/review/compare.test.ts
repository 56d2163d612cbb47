import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countPixels, findMarks } from './compare.ts'
import { findUndecided, parseDecisions } from './decisions.ts'
import type { Drawing } from './draw.ts'

const DRAWN: Drawing = {
  picture: 'a.png',
  hash: 'a',
  words: '- button "Add"',
  markup: 'm',
  violations: {},
  overflow: 0,
  error: undefined,
}

test.each([
  ['nothing', DRAWN, DRAWN, 0, []],
  ['the edge of a letter', DRAWN, DRAWN, 5, []],
  ['pixels', DRAWN, DRAWN, 6, ['changed']],
  ['words', DRAWN, { ...DRAWN, words: '- button "Buy"' }, 0, ['words changed']],
  ['a rule of axe', DRAWN, { ...DRAWN, violations: { label: 1 } }, 0, ['axe worse']],
  ['width', DRAWN, { ...DRAWN, overflow: 4 }, 0, ['overflow']],
  ['less width', { ...DRAWN, overflow: 9 }, { ...DRAWN, overflow: 4 }, 0, []],
  ['a story that fails', DRAWN, { ...DRAWN, error: 'it failed' }, 0, ['broken']],
  ['a story that failed before', { ...DRAWN, error: 'it failed' }, { ...DRAWN, error: 'it failed' }, 0, []],
  ['a new story', undefined, DRAWN, 0, ['new']],
  ['a story that is gone', DRAWN, undefined, 0, ['removed']],
])('%s is told', (_name, base, head, pixels, marks) => {
  expect(findMarks({ base, head }, pixels)).toEqual(marks)
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A white picture with a black square of that many px in its corner. */
function paint(name: string, square: number, height = 20): string {
  const picture = new PNG({ width: 20, height })
  picture.data.fill(255)
  for (let y = 0; y < square; y += 1)
    for (let x = 0; x < square; x += 1) picture.data.set([0, 0, 0, 255], (y * 20 + x) * 4)
  const file = join(folder, name)
  writeFileSync(file, PNG.sync.write(picture))
  return file
}

test('pixels are counted, also of what only one picture has', () => {
  const target = join(folder, 'difference.png')
  const base = paint('base.png', 0)
  expect(countPixels({ base, head: paint('same.png', 0), target })).toBe(0)
  expect(existsSync(target)).toBe(false)
  expect(countPixels({ base, head: paint('head.png', 5), target })).toBe(25)
  expect(existsSync(target)).toBe(true)
  expect(countPixels({ base, head: paint('taller.png', 0, 25), target })).toBe(100)
})

test('a look is decided as it was seen', () => {
  const changes = ['a', 'b', 'c', 'd'].map((key) => ({ key, hash: `${key}1` }))
  const decide = (hash: string, decision: string, remark = '') => ({ hash, decision, remark, by: 'Ann' })
  const text = JSON.stringify({
    a: decide('a1', 'accepted'),
    b: decide('b0', 'accepted'),
    c: decide('c1', 'refused', 'too wide'),
  })
  expect(findUndecided(changes, parseDecisions(text))).toEqual([
    'b: looks different from what was decided on',
    'c: refused, too wide',
    'd: undecided',
  ])
})

test('decisions that are none are refused with their place', () => {
  expect(() => parseDecisions('{"a":{"hash":"1","decision":"maybe"}}')).toThrow('a.decision')
})
