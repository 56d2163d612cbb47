import { expect, test } from 'vitest'
import { toStructuredText } from './node.ts'

test('a name cannot leave the script element, and reads back as it was', () => {
  const name = '</script><script>alert(1)</script><!--'
  const text = toStructuredText([{ '@type': 'Product', name }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name }],
  })
})
