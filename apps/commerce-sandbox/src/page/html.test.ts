import { describe, expect, it } from 'vitest'
import { fill } from './fill.ts'
import { html } from './html.ts'

describe('html', () => {
  it('escapes every text, in elements and in attributes', () => {
    expect(html`<p title="${'"><b>'}">${`<i> & 'so'`}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;b&gt;">&lt;i&gt; &amp; &#39;so&#39;</p>',
    )
  })

  it('keeps HTML, joins lists, writes 0 and leaves nothing out but nothing', () => {
    const items = ['a', 'b'].map((text) => html`<li>${text}</li>`)
    expect(html`<ul>${items}</ul>${0}${false}${null}${undefined}`.markup).toBe(
      '<ul><li>a</li><li>b</li></ul>0',
    )
  })
})

describe('fill', () => {
  it('puts values in and leaves unknown marks', () => {
    expect(fill('{{count}} of {{name}} and {{more}}', { count: 2, name: '$& soap' })).toBe(
      '2 of $& soap and {{more}}',
    )
  })
})
