// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitize as sanitizeInBrowser } from './html/sanitize-in-browser.ts'
import { sanitize as sanitizeOnServer } from './html/sanitize-on-server.ts'

/** Each of the two that `toSafeHtml` may be, as HTML is written by both. */
const SANITIZERS = [
  ['server', (html: string) => sanitizeOnServer(html).replaceAll(' />', '>')],
  ['browser', sanitizeInBrowser],
] as const

const ALLOWED_NAMES = /^(?:a|p|h2|strong|b|ul|li|span|br|table|tbody|tr|td|div)$/

/** Parts of markup and texts that confuse parsers, one on each line. */
const PIECES = String.raw`
<
>
/
"
'
=
x
&lt;
&#x3c;
<!--
-->
<![CDATA[
<p>
</p>
<a href="
javascript:
https://x.test
<img src=x onerror=alert(1)
<svg
<math>
<style>
</style>
<script>
</script>
<template>
<noscript>
<textarea>
<title>
<iframe srcdoc="
`.split('\n')

describe.each(SANITIZERS)('the sanitiser of the %s', (_where, sanitize) => {
  test('the merchant’s text, links, lists and tables stay', () => {
    const html =
      '<h2>Care</h2><p>Keep <strong>dry</strong>, <em>always</em>.<br>See <a href="/faq">here</a>.</p>' +
      '<ul><li>oats</li></ul><table><tbody><tr><td>100 g</td></tr></tbody></table>'
    expect(sanitize(html)).toBe(html)
  })

  test.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['a frame', '<iframe src="https://x.test"></iframe>Hi', 'Hi'],
    ['a picture', '<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['a style', '<p style="position:fixed">Hi</p><style>p{}</style>', '<p>Hi</p>'],
    ['a form', '<form action="/x"><input name="a">Hi</form>', 'Hi'],
    ['a script address', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['a hidden script address', '<a href="java\nscript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['a data address', '<a href="data:text/html,x">Hi</a>', '<a>Hi</a>'],
    ['an address without a scheme’s name', '<a href="//evil.test">Hi</a>', '<a>Hi</a>'],
    ['an id, a class', '<p id="cart" class="hidden">Hi</p>', '<p>Hi</p>'],
  ])('%s is removed', (_, html, clean) => {
    expect(sanitize(html)).toBe(clean)
  })

  test('a link to a new window has `noopener noreferrer`', () => {
    expect(sanitize('<a href="https://x.test" target="_blank" rel="opener">Hi</a>')).toBe(
      '<a href="https://x.test" target="_blank" rel="noopener noreferrer">Hi</a>',
    )
  })

  test('a first-level heading becomes a second-level one, because the page has its own', () => {
    expect(sanitize('<h1>Soap</h1>')).toBe('<h2>Soap</h2>')
  })

  test('a drawing is removed', () => {
    const clean = sanitize('<svg><script>alert(1)</script><a href="javascript:x()">Hi</a></svg>')
    expect(clean).toMatch(/^(?:<a>Hi<\/a>)?$/)
  })

  test('from any input, a browser finds only allowed elements and attributes in the output', () => {
    const piece = fc.constantFrom(...PIECES)
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const seen = new DOMParser().parseFromString(sanitize(pieces.join('')), 'text/html').body
        for (const element of seen.querySelectorAll('*')) {
          expect(element.localName).toMatch(ALLOWED_NAMES)
          const names = element.getAttributeNames()
          expect(names.every((name) => ['href', 'target', 'rel'].includes(name))).toBe(true)
          expect(element.getAttribute('href') ?? '').not.toMatch(/^\s*(?:javascript|data):/i)
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('an address with a scheme in capitals or with a port stays', () => {
  for (const [, sanitize] of SANITIZERS)
    for (const href of [
      'HTTPS://x.test:8080/a?b=c',
      'mailto:a@b.test',
      'tel:+44',
      'faq',
      '/a:b',
      '#care',
      '?a=b',
    ])
      expect(sanitize(`<a href="${href}">Hi</a>`)).toBe(`<a href="${href}">Hi</a>`)
})
