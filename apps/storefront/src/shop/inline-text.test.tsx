import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineText } from './inline-text.tsx'
import { leaveInlineText } from './leave-inline-text.ts'

const TEXT = '{"@graph":[{"name":"Soap & more"}]}'

test('the server draws the text that was left for it, and nothing else', () => {
  const html = renderToString(<InlineText as="script" id={leaveInlineText(TEXT)} />)
  expect(html).toContain(`>${TEXT}</script>`)
  expect(() => renderToString(<InlineText as="style" id="unknown" />)).toThrow('Nothing was left')
})
