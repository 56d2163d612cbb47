import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { getPageCode } from './page-code.ts'
import { readPage } from './read-page.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const START = '(self.__next_f=self.__next_f||[]).push([0])'
const DATA = 'self.__next_f.push([1,"a \\u003c b\\n"])'

test('every inline script of the framework’s and every style of a page is hashed, each once', () => {
  const html = `<style>a{}</style><script>${START}</script><script nonce="x">${DATA}</script><script>${START}</script>`
  expect(getPageCode(html)).toEqual({
    code: { scripts: [hash(START), hash(DATA)], styles: [hash('a{}')] },
    unknownScripts: [],
  })
})

test('a script of anybody else gets no hash and is named', () => {
  const html = `<p><script>steal()</script></p><script type=module>m()</script><script type="text/javascript">j()</script>`
  expect(getPageCode(`<script>${START}</script>${html}`)).toEqual({
    code: { scripts: [hash(START)], styles: [] },
    unknownScripts: ['steal()', 'm()', 'j()'],
  })
})

test('scripts with a file and data blocks need no hash', () => {
  const html =
    '<script src="/a.js"></script><script async src=/b.js></script><script type="application/ld+json">{"a":1}</script>'
  expect(getPageCode(html).code.scripts).toEqual([])
})

test('a style element inside a script is no style of the page', () => {
  expect(getPageCode('<script>x("<style>a{}</style>")</script>').code.styles).toEqual([])
})

test('line breaks and angle brackets inside code are part of what is hashed', () => {
  const code = 'self.__next_f.push([1,\n"1 < 2"\n])'
  expect(getPageCode(`<script>${code}</script>`).code.scripts).toEqual([hash(code)])
})

test('the theme that an error document draws later is hashed from its data', () => {
  const rule = ":root{color-scheme:light;--sorrel-font:'Figtree Variable', sans-serif}"
  const push = `self.__next_f.push(${JSON.stringify([1, `1a:T4f,${rule}2:["$","style",null,{}]`])})`
  const html = `<!DOCTYPE html><html id="__next_error__"><head></head><body><script>${push}</script></body></html>`
  expect(readPage(html).isError).toBe(true)
  expect(getPageCode(html).code.styles).toEqual([hash(rule)])
})

test('the theme is found when its data is cut into two scripts', () => {
  const pushes = [':root{color-sche', 'me:light}'].map(
    (part) => `<script>self.__next_f.push(${JSON.stringify([1, part])})</script>`,
  )
  const html = `<html id="__next_error__">${pushes.join('')}</html>`
  expect(getPageCode(html).code.styles).toEqual([hash(':root{color-scheme:light}')])
})

test('a good page gets no leave for styles that only stand in its data', () => {
  const html = `<html lang="en"><script>self.__next_f.push(${JSON.stringify([1, ':root{--a:1}'])})</script></html>`
  expect(getPageCode(html).code.styles).toEqual([])
})

test('what only looks like a script or a style, in a text or a comment, gets no hash', () => {
  const html = `<!-- <script>${START}</script> --><p title="<style>a{}</style>">&lt;script&gt;</p><title><script>${DATA}</script></title>`
  expect(getPageCode(html)).toEqual({ code: { scripts: [], styles: [] }, unknownScripts: [] })
})

test('a script that is never closed gets no hash, as no browser runs it', () => {
  expect(getPageCode(`<p>Soap</p><script>${START}`).code.scripts).toEqual([])
})
