import { createHash } from 'node:crypto'
import { runInNewContext, Script } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_DATA_PREFIX } from './data-file.ts'
import { DEFERRED_LOADER } from './deferred-loader.ts'
import { transformPage } from './transform-page.ts'

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const toScript = (data: readonly unknown[]) =>
  `<script>self.__next_f.push(${JSON.stringify(data).replaceAll('<', '\\u003c')})</script>`
const toFile = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const RUNTIME = '<script src="/_next/static/chunks/turbopack-b.js" id="_R_" async=""></script>'
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const LIST =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});'

const FONTS = {
  path: '/fonts.css',
  basics: new Map([
    ['Figtree', '/figtree.woff2'],
    ['Fraunces', '/fraunces.woff2'],
  ]),
}

/** A page as Next writes it. */
const toPage = ({ head = '', main = '<p>Soap</p>', data = START + toScript([1, 'a']) } = {}) =>
  `<!DOCTYPE html><html lang="en"><head>${PRELOAD}${head}${toFile('c')}${RUNTIME}${OLD}</head><body>${main}${toFile('a')}${toFile('c')}${data}</body></html>`

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** What Next's code finds once the page's scripts have run. */
function run(script: string): unknown {
  const self: { __next_f?: unknown } = {}
  runInNewContext(script, { self })
  return structuredClone(self.__next_f)
}

test('the data leaves the page for a file, and one script in its place names all files, the runtime before the rest', () => {
  const data = START + toScript([1, 'a\n']) + toScript([1, 'b'])
  const page = transformPage(toPage({ data: `<script id="_R_">${LIST}</script>${data}` }), {})
  const path = page.data?.path ?? ''
  expect(path).toMatch(/^\/_page-data\/[\w-]{22}\.js$/)
  expect(path.startsWith(PAGE_DATA_PREFIX)).toBe(true)
  const named = ['turbopack-b', 'c', 'a'].map((name) => `/_next/static/chunks/${name}.js`).join(' ')
  expect(page.html).toBe(
    `<!DOCTYPE html><html lang="en"><head>${OLD}</head><body><p>Soap</p><script id="_R_">${LIST}</script><script data-files="${path} ${named}">${DEFERRED_LOADER}</script></body></html>`,
  )
  expect(run(page.data?.script ?? '')).toEqual([[0], [1, 'a\nb']])
  expect(page).toMatchObject({ isKnown: true, unknownScripts: [] })
  expect(page.code).toEqual({ scripts: [hash(LIST), hash(DEFERRED_LOADER)], styles: [] })
})

test.each([
  'self.__next_f.push([1,"a"]);steal();self.__next_f.push([1,"b"])',
  'self.__next_f.push([1,"a",steal(),"b"])',
  'self.__next_f.push(steal())',
])('what only begins like data stays in the page without a hash: %s', (code) => {
  const page = transformPage(toPage({ main: `<script>${code}</script>` }), {})
  expect(page.html).toContain(`<body><script>${code}</script>`)
  expect(page.code.scripts).toEqual([hash(DEFERRED_LOADER)])
  expect(page.unknownScripts).toEqual([code.slice(0, 80)])
  expect(run(page.data?.script ?? '')).toEqual([[0], [1, 'a']])
})

test.each([
  ['a product’s text', { main: '<div class="text"><p>Soap<script>steal()</script></p></div>' }],
  ['a setting', { head: '<title>Shop</title><script>steal()</script>' }],
  ['a review', { main: '<article><p>Good<SCRIPT type=module\n>steal()</script ></p></article>' }],
])('a script planted in %s stays without a hash and is named', (_, parts) => {
  for (const isOn of [true, false]) {
    const page = transformPage(toPage(parts), { isOn })
    expect(page.html).toContain('steal()')
    expect(page.code.scripts).not.toContain(hash('steal()'))
    expect(page.unknownScripts).toEqual(['steal()'])
    expect(page.isKnown).toBe(isOn)
  }
})

test('a script that stands in a text as text is left alone', () => {
  const main = `<textarea>${toScript([1, 'x'])}</textarea><!-- ${toFile('x')} --><p title='${START}'>a</p>`
  const page = transformPage(toPage({ main }), {})
  expect(page.html).toContain(main)
  expect(run(page.data?.script ?? '')).toEqual([[0], [1, 'a']])
})

test.each([
  ['the switch is off', toPage(), { isOn: false }],
  ['it has no data', toPage({ data: '' }), {}],
  ['its data has another name', toPage({ data: '<script>self.__data.push([1,"a"])</script>' }), {}],
  ['its data scripts have attributes', toPage().replace('<script>self', '<script nonce="x">self'), {}],
  ['its runtime is not known', toPage().replace('turbopack-', 'start-'), {}],
  ['its files are named another way', toPage().replaceAll('async=""', 'defer=""'), {}],
  ['one file is named another way', toPage({ head: toFile('d').replace('async=""', 'async="" x=""') }), {}],
  ['it failed', toPage().replace('<html lang="en">', '<html id="__next_error__">'), {}],
])('a page stays as it is where %s, with the hashes of what is known', (_, html, options) => {
  const page = transformPage(html, { fonts: FONTS, ...options })
  expect(page.html).toBe(html)
  expect([page.isKnown, page.data]).toEqual([false, undefined])
  expect(page.code.scripts.length).toBe(
    html.split('__next_f.push').length - 1 + (html.includes(START) ? 1 : 0),
  )
})

test('the fonts wait for the starter, and for nothing where no script runs', () => {
  const link = '<link rel="stylesheet" href="/fonts.css" data-precedence="next"/>'
  const styles = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>'
  const page = toPage({ head: styles + link })
  const late = transformPage(page, { fonts: FONTS }).html
  expect(late).toContain(`<head>${styles}<noscript>${link}</noscript>`)
  expect(late).toContain(' data-fonts="/fonts.css">')
  expect(transformPage(page, {}).html).toContain(`<head>${styles}${link}`)
  const style = `:root{--body:'Figtree', serif}`
  const themed = transformPage(toPage({ head: `<style>${style}</style>${link}` }), { fonts: FONTS })
  expect(themed.html).toContain(' data-fonts="/fonts.css /figtree.woff2">')
  expect(themed.code.styles).toEqual([hash(style)])
})

test('a family that only the page’s data names is not asked for', () => {
  const page = transformPage(toPage({ data: START + toScript([1, "'Figtree'"]) }), { fonts: FONTS })
  expect(page.html).toContain(' data-fonts="/fonts.css">')
})

test('data of another kind keeps its place among the texts', () => {
  const parts = [
    [2, null],
    [1, 'a'],
    [3, 'YQ=='],
    [1, 'b'],
    [1, 'c'],
  ]
  const page = transformPage(toPage({ data: START + parts.map(toScript).join('') }), {})
  expect(run(page.data?.script ?? '')).toEqual([[0], [2, null], [1, 'a'], [3, 'YQ=='], [1, 'bc']])
})

test('however the same data was cut, page and file are the same', { timeout: 60_000 }, () => {
  const unit = fc.string({ unit: 'binary', maxLength: 8 })
  const transform = (texts: readonly string[]) =>
    transformPage(toPage({ data: START + texts.map((text) => toScript([1, text])).join('') }), {})
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 5 }), (cuts) => {
      const cut = transform(cuts)
      expect(cut).toEqual(transform([cuts.join('')]))
      const [, json = ''] = /self\.__next_f\.push\((.*)\)$/su.exec(cut.data?.script ?? '') ?? []
      expect(JSON.parse(json)).toEqual([1, cuts.join('')])
    }),
  )
})

test('a page is never lost, whatever it holds', { timeout: 60_000 }, () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    '</script>',
    '<script>',
    '<!--',
    '-->',
    '<style>',
    '<svg>',
    'é',
    START,
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = pieces.join('')
      expect(transformPage(html, {}).html).toBe(html)
    }),
  )
})

test('the starter is one line that a browser can read', () => {
  expect(DEFERRED_LOADER).not.toContain('\n')
  expect(() => new Script(DEFERRED_LOADER)).not.toThrow()
})
