import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { getInlineCode, isErrorDocument } from './inline-code.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('every inline script and style of a page is hashed, each once', () => {
  const html =
    '<style>a{}</style><script>one()</script><script nonce="x">two()</script><script>one()</script>'
  expect(getInlineCode(html)).toEqual({ scripts: [hash('one()'), hash('two()')], styles: [hash('a{}')] })
})

test('scripts with a file and data blocks need no hash', () => {
  const html =
    '<script src="/a.js"></script><script async src=/b.js></script><script type="application/ld+json">{"a":1}</script>'
  expect(getInlineCode(html).scripts).toEqual([])
})

test('modules and scripts of an explicit JavaScript type are run and hashed', () => {
  const html = '<script type="module">m()</script><script type="text/javascript">j()</script>'
  expect(getInlineCode(html).scripts).toEqual([hash('m()'), hash('j()')])
})

test('a style element inside a script is no style of the page', () => {
  expect(getInlineCode('<script>x("<style>a{}</style>")</script>').styles).toEqual([])
})

test('line breaks and angle brackets inside code are part of what is hashed', () => {
  const code = '\nif (1 < 2) {\n  x()\n}\n'
  expect(getInlineCode(`<script>${code}</script>`).scripts).toEqual([hash(code)])
})

test('the theme that an error document draws later is hashed from its data', () => {
  const rule = ":root{color-scheme:light;--sorrel-font:'Figtree Variable', sans-serif}"
  const push = `self.__next_f.push(${JSON.stringify([1, `1a:T4f,${rule}2:["$","style",null,{}]`])})`
  const html = `<!DOCTYPE html><html id="__next_error__"><head></head><body><script>${push}</script></body></html>`
  expect(isErrorDocument(html)).toBe(true)
  expect(getInlineCode(html).styles).toEqual([hash(rule)])
})

test('the theme is found when its data is cut into two scripts', () => {
  const pushes = [':root{color-sche', 'me:light}'].map(
    (part) => `<script>self.__next_f.push(${JSON.stringify([1, part])})</script>`,
  )
  const html = `<html id="__next_error__">${pushes.join('')}</html>`
  expect(getInlineCode(html).styles).toEqual([hash(':root{color-scheme:light}')])
})

test('a good page gets no leave for styles that only stand in its data', () => {
  const html = `<html lang="en"><script>self.__next_f.push(${JSON.stringify([1, ':root{--a:1}'])})</script></html>`
  expect(getInlineCode(html).styles).toEqual([])
})
