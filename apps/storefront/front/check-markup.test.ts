import { expect, test } from 'vitest'
import { findUnknownMarkup } from './check-markup.ts'

const FILES =
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/turbopack-b.js" id="_R_" async=""></script>'
const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>'

test.each([
  ['a page as it is today', `<html>${FILES}${DATA}</html>`, []],
  [
    'data under another name',
    `<html>${FILES}<script>self.__data.push([1,"a"])</script></html>`,
    [/data .* not found/, /unknown: self.__data/],
  ],
  ['a script more', `<html>${FILES}${DATA}<script>more()</script></html>`, [/unknown: more/]],
  [
    'files that are named another way',
    `<html>${FILES.replaceAll('async=""', 'defer=""')}${DATA}</html>`,
    [/files .* not found/],
  ],
  ['a failure', `<html id="__next_error__">${FILES}${DATA}</html>`, [/failed/]],
])('%s', (_name, html, expected) => {
  const found = findUnknownMarkup(html)
  expect(found).toHaveLength(expected.length)
  expected.forEach((pattern, index) => expect(found[index]).toMatch(pattern))
})
