import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decompress } from 'woff2-encoder'
import { toFontFaces } from './font-faces.ts'

const read = async (family: string, file: string): Promise<Buffer> =>
  Buffer.from(
    await decompress(
      readFileSync(
        new URL(
          `../../node_modules/@fontsource-variable/${family}/files/${family}-latin-${file}.woff2`,
          import.meta.url,
        ),
      ),
    ),
  )

const figtree = await read('figtree', 'wght-normal')
const fraunces = { name: 'Fraunces.woff2', data: await read('fraunces', 'wght-normal') }
const italic = { name: 'Fraunces Italic.woff2', data: await read('fraunces', 'wght-italic') }

/** The declarations of each rule. */
const list = (css: string): readonly Readonly<Record<string, string>>[] =>
  [...css.matchAll(/@font-face \{\n([^}]*)\}/g)].map(([, block = '']) =>
    Object.fromEntries(
      [...block.matchAll(/ {2}([\w-]+): (.*);\n/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  )

test('a variable font has one rule for all its weights, and a fallback of its widths', async () => {
  const css = await toFontFaces([{ name: 'figtree.woff2', data: figtree }])
  const [face, fallback, ...others] = list(css)
  expect(others).toEqual([])
  expect(face).toEqual({
    'font-family': '"Figtree"',
    'font-style': 'normal',
    'font-weight': '300 900',
    'font-display': 'swap',
    src: 'url("./figtree.woff2") format("woff2")',
  })
  expect(fallback).toMatchObject({
    'font-family': '"Figtree Fallback"',
    src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  })
})

/** What the kit's own sheet says, which was measured in a browser. */
test.each([
  ['figtree', 'sans-serif', 99.94],
  ['fraunces', 'serif', 115.26],
] as const)('the fallback of %s is as wide as its regular text', async (family, fallback, measured) => {
  const file = { name: 'a.woff2', data: family === 'figtree' ? figtree : fraunces.data }
  const [, rule] = list(await toFontFaces([file], { fallback }))
  expect(Math.abs(Number.parseFloat(rule?.['size-adjust'] ?? '') - measured)).toBeLessThan(1.5)
})

test('a family of several files has a rule for each, and one fallback', async () => {
  const css = await toFontFaces([italic, fraunces], { fallback: 'serif', url: '/fonts/' })
  expect(list(css)).toMatchObject([
    { 'font-style': 'italic', src: 'url("/fonts/Fraunces%20Italic.woff2") format("woff2")' },
    { 'font-style': 'normal', 'font-weight': '100 900' },
    { 'font-family': '"Fraunces Fallback"', src: expect.stringMatching(/^local\("Times New Roman"\)/) },
  ])
})

test('a file of another format, under another name', async () => {
  const file = { name: 'own.ttf', data: figtree }
  const [face, fallback] = list(await toFontFaces([file], { family: 'House Sans' }))
  expect(face).toMatchObject({
    'font-family': '"House Sans"',
    src: 'url("./own.ttf") format("truetype")',
  })
  expect(fallback).toMatchObject({ 'font-family': '"House Sans Fallback"' })
})

test.each([
  [
    'a file without a known ending',
    { name: 'figtree.svg', data: figtree },
    undefined,
    /figtree\.svg is no font/,
  ],
  ['a name that a theme refuses', { name: 'a.woff2', data: figtree }, '"; }', /cannot name the family/],
  ['a file that is no font', { name: 'a.woff2', data: Buffer.from('no') }, undefined, /./],
])('%s is refused', async (_, file, family, message) => {
  await expect(toFontFaces([file], { family })).rejects.toThrow(message)
})
