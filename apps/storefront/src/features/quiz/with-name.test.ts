import { expect, test } from 'vitest'
import { withName } from './with-name.ts'

test.each([
  ['Here is your ritual, {name}.', 'Ana', 'Here is your ritual, Ana.'],
  ['{name}, how about these?', 'Ana', 'Ana, how about these?'],
  ['{ name } and {name}', 'Ana', 'Ana and Ana'],
  ['Hello {name}', '<b>$&</b>', 'Hello &lt;b&gt;$&amp;&lt;/b&gt;'],
  ['Here is your ritual, {name}.', undefined, 'Here is your ritual.'],
  ['{name}, how about these?', undefined, 'How about these?'],
  ['{name}, que dites-vous de ceci ?', undefined, 'Que dites-vous de ceci ?'],
  ['For your evenings', undefined, 'For your evenings'],
])('%s for %s', (html, name, expected) => {
  expect(withName(html, name)).toBe(expected)
})
