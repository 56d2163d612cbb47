import { expect, test } from 'vitest'
import { html } from './html.ts'

test('every text is escaped, in elements and in attributes', () => {
  expect(html`<p title="${'"><b>'}">${`<i> & 'so'`}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;b&gt;">&lt;i&gt; &amp; &#39;so&#39;</p>',
  )
})

test('markup stays, lists are joined, 0 is written and nothing writes nothing', () => {
  const items = ['a', 'b'].map((text) => html`<li>${text}</li>`)
  expect(html`<ul>${items}</ul>${0}${false}${null}${undefined}`.markup).toBe('<ul><li>a</li><li>b</li></ul>0')
})
