import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHtmlSanitizer, toHtml, toPlainText } from './html.ts'

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
  const toSafeHtml = createHtmlSanitizer((html) => html)

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
  ])('%s', (html, expected) => {
    expect(toPlainText(toSafeHtml(html))).toBe(expected)
  })
})
