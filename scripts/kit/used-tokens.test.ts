import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isUsed, readUsedTokens } from './used-tokens.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'))
  for (const name of ['knob', 'parts', 'other']) mkdirSync(join(folder, name))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
const read = (styles: string): readonly string[] => {
  write('knob/knob.css.ts', styles)
  write('knob/knob.tsx', `import * as styles from './knob.css.ts'`)
  return readUsedTokens(join(folder, 'knob/knob'))
}

test.each([
  ['a value', 'const { surface } = themeContract\nconst a = surface.heading', ['surface.heading']],
  ['a value in brackets', `const { space } = themeContract\nconst a = space['8']`, ['space.8']],
  ['a value without a group', 'const a = themeContract.gutter', ['gutter']],
  [
    'a group by another name',
    'const { tone: tones } = themeContract\nconst a = toTone(tones.info)',
    ['tone.info'],
  ],
  ['one of a group', 'const { tone } = themeContract\nconst a = tone[name].text', ['tone.*.text']],
  ['a whole group', 'const a = { ...themeContract.space }', ['space']],
  [
    'a variable of the component',
    `const a = componentVar('knob', 'radius', '0')`,
    ['components.knob.radius'],
  ],
  ['nothing of the theme', 'const a = other.heading', []],
])('%s is read', (_what, styles, paths) => {
  expect(read(styles)).toEqual(paths)
})

test('shared parts count, other components do not', () => {
  write('parts/field.css.ts', 'const a = themeContract.surface.control')
  write('other/other.tsx', `import './other.css.ts'`)
  write('other/other.css.ts', 'const a = themeContract.surface.error')
  expect(
    read(`import '../x'\nexport * from '../parts/field.css.ts'\nexport * from '../other/other.tsx'`),
  ).toEqual(['surface.control'])
})

test.each([
  ['space.8', 'space.8', true],
  ['space.8', 'space', true],
  ['tone.info.text', 'tone.*.text', true],
  ['tone.info.fill', 'tone.*.text', false],
  ['space.16', 'space.8', false],
  ['space', 'space.8', false],
])('%s is used by %s: %s', (token, path, used) => {
  expect(isUsed(token, [path])).toBe(used)
})
