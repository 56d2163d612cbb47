import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_DATA_PREFIX, splitPage } from './split-page.ts'

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const toScript = (data: readonly unknown[]) =>
  `<script>self.__next_f.push(${JSON.stringify(data).replaceAll('<', '\\u003c')})</script>`

/** What Next's code finds once the page's scripts have run. */
function run(script: string): unknown {
  const self: { __next_f?: unknown } = {}
  runInNewContext(script, { self })
  return structuredClone(self.__next_f)
}

test('the data leaves the page, and one file stands in its place', () => {
  const page = splitPage(
    `<html><head><script src="/a.js" async=""></script></head><body><p>Soap</p><script id="_R_">boot()</script>${START}${toScript([1, 'a\n'])}${toScript([1, 'b'])}</body></html>`,
  )
  expect(page.html).toBe(
    `<html><head><script src="/a.js" async=""></script></head><body><p>Soap</p><script id="_R_">boot()</script><script src="${page.data?.path}" fetchpriority="low"></script></body></html>`,
  )
  expect(page.data?.path).toMatch(/^\/_page-data\/[\w-]{22}\.js$/)
  expect(page.data?.path.startsWith(PAGE_DATA_PREFIX)).toBe(true)
  expect(run(page.data?.script ?? '')).toEqual([[0], [1, 'a\nb']])
})

test.each([
  'self.__next_f.push([1,"a"]);steal();self.__next_f.push([1,"b"])',
  'self.__next_f.push([1,"a",steal(),"b"])',
  'self.__next_f.push(steal())',
])('what only begins like data stays in the page, whose policy stops it: %s', (code) => {
  const page = splitPage(`<main>${START}${toScript([1, 'soap'])}<script>${code}</script></main>`)
  expect(page.html).toContain(`<script>${code}</script>`)
  expect(run(page.data?.script ?? '')).toEqual([[0], [1, 'soap']])
})

test('a page without data stays as it is', () => {
  expect(splitPage('<p>Soap</p><script>own()</script>')).toEqual({
    html: '<p>Soap</p><script>own()</script>',
  })
})

test('data of another kind keeps its place among the texts', () => {
  const page = splitPage(
    [
      START,
      ...[
        [2, null],
        [1, 'a'],
        [3, 'YQ=='],
        [1, 'b'],
        [1, 'c'],
      ].map(toScript),
    ].join(''),
  )
  expect(run(page.data?.script ?? '')).toEqual([[0], [2, null], [1, 'a'], [3, 'YQ=='], [1, 'bc']])
})

test('however the same data was cut, page and file are the same', { timeout: 60_000 }, () => {
  const unit = fc.string({ unit: 'binary', maxLength: 8 })
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 5 }), (cuts) => {
      const cut = splitPage(`<main>${START}${cuts.map((text) => toScript([1, text])).join('')}</main>`)
      expect(cut).toEqual(splitPage(`<main>${START}${toScript([1, cuts.join('')])}</main>`))
      const [, json = ''] = /self\.__next_f\.push\((.*)\)$/su.exec(cut.data?.script ?? '') ?? []
      expect(JSON.parse(json)).toEqual([1, cuts.join('')])
    }),
  )
})
