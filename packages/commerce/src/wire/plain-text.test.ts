import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'

test.each([
  ['<p>Soap &amp; water</p><p>Nothing else.</p>', 'Soap & water Nothing else.'],
  ['One<br>two<br/>three', 'One two three'],
  ['<ul><li>oats</li><li>honey</li></ul>', 'oats honey'],
  ['10 &lt; 20 &#163;5 &#x2013; &euro;6 &nbsp; &unknown; &#55296;', '10 < 20 £5 – €6 &unknown;'],
  ['<style>p { color: red }</style>Soap<script>alert(1)</script>', 'Soap'],
  ['<!-- hidden -->Soap<!-- open', 'Soap'],
  ['Smaller < larger, 3 <3', 'Smaller < larger, 3 <3'],
  ['Soap<img src=x onerror=alert(1)', 'Soap'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})

test('what comes out is one line without ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (html) => {
      const text = toPlainText(html)
      expect(text).toBe(text.trim())
      expect(text).not.toMatch(/\n/)
    }),
  )
})

test('a long description is read in no time', () => {
  const startedAt = performance.now()
  for (const piece of ['<', '<!--', '<script>', '<p ', '&', '&amp;', '</']) toPlainText(piece.repeat(20_000))
  expect(performance.now() - startedAt).toBeLessThan(2000)
})
