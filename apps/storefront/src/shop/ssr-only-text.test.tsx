import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SsrOnlyText } from './ssr-only-text.tsx'
import { stashSsrOnlyText } from './stash-ssr-only-text.ts'

const TEXT = '{"@graph":[{"name":"Soap & more"}]}'

test('the server draws the text that was left for it, and nothing else', () => {
  const html = renderToString(<SsrOnlyText as="script" id={stashSsrOnlyText(TEXT)} />)
  expect(html).toContain(`>${TEXT}</script>`)
  expect(() => renderToString(<SsrOnlyText as="style" id="unknown" />)).toThrow('Nothing was left')
})
