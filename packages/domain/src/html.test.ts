import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHtmlSanitizer, toHtml, toPlainText, toVisibleText } from './html.ts'

describe('toHtml', () => {
  it('shows text as it is', () => {
    expect(toHtml(`<b>"Salt" & 'oil'</b>`)).toBe('&lt;b&gt;&quot;Salt&quot; &amp; &#39;oil&#39;&lt;/b&gt;')
  })

  it('never opens a tag, and reads back as the same words', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = toHtml(text)
        expect(html).not.toMatch(/[<>"']/)
        expect(toPlainText(html)).toBe(text.replace(/\s+/g, ' ').trim())
      }),
    )
  })
})

describe('createHtmlSanitizer', () => {
  it('passes on what the sanitiser leaves', () => {
    const toSafeHtml = createHtmlSanitizer((html) => html.replace(/<script.*<\/script>/, ''))
    expect(toSafeHtml('<p>Oats</p><script>x</script>')).toBe('<p>Oats</p>')
  })
})

describe('toPlainText', () => {
  it.each([
    ['<p>Cold-pressed.</p><p>With <b>oats</b>.</p>', 'Cold-pressed. With oats.'],
    ['<ul><li>Oats</li><li>Honey</li></ul>', 'Oats Honey'],
    ['One<br>two<br />three', 'One two three'],
    ['<h2>Soap</h2>Bar', 'Soap Bar'],
    [
      'Salt &amp; oil &lt;3&nbsp;g &quot;pure&quot; &#39;n&#39; &gt; soft',
      'Salt & oil <3 g "pure" \'n\' > soft',
    ],
    ['&amp;lt;', '&lt;'],
    ['&eacute;', '&eacute;'],
    ['Oats   and\n\nhoney', 'Oats and honey'],
    ['  \n ', ''],
    ['<p>Soap &amp; water</p><p>Nothing else.</p>', 'Soap & water Nothing else.'],
    ['One<br>two<br/>three', 'One two three'],
    ['<ul><li>oats</li><li>honey</li></ul>', 'oats honey'],
    ['10 &lt; 20 &#163;5 &#x2013; &euro;6 &nbsp; &unknown; &#55296;', '10 < 20 £5 – €6 &unknown;'],
    ['<style>p { color: red }</style>Soap<script>alert(1)</script>', 'Soap'],
    ['<!-- hidden -->Soap<!-- open', 'Soap'],
    ['Smaller < larger, 3 <3', 'Smaller < larger, 3 <3'],
    ['Soap<img src=x onerror=alert(1)', 'Soap'],
  ])('%s', (html, expected) => {
    expect(toPlainText(html)).toBe(expected)
  })

  it('what comes out is one line without ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (html) => {
        const text = toPlainText(html)
        expect(text).toBe(text.trim())
        expect(text).not.toMatch(/\n/)
      }),
    )
  })

  it('a long description is read in no time', () => {
    // Where each piece read all that follows, this would take minutes.
    for (const piece of ['<', '<!--', '<script>', '<p ', '&', '&amp;', '</'])
      expect(toPlainText(piece.repeat(200_000))).toBeTypeOf('string')
  })
})

describe('toVisibleText', () => {
  it.each([
    ['<p>Soap\u200B &amp; \u202Ewater</p>', 'Soap & water'],
    ['Soap\u{E0049}\u{E0067}', 'Soap'],
    ['Soap\u0007\uD800', 'Soap'],
    ['🧼 Seife', '🧼 Seife'],
  ])('%j', (html, expected) => {
    expect(toVisibleText(html)).toBe(expected)
  })

  it('is cut without halving a sign', () => {
    expect(toVisibleText('ab🧼', 3)).toBe('ab')
    expect(toVisibleText('ab cd', 3)).toBe('ab')
  })
})
