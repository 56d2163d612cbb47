import { getMessages } from '@sorrel/i18n/messages'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { loadMessages } from '../messages'
import { MessagesProvider } from '../messages-context'
import { shop } from '../shop'
import { CustomerReviews } from './customer-reviews'

test('the section has its words, and asks for nothing before it is on a page', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const [language] = shop.languages
  const messages = getMessages(language)
  const html = renderToString(
    <MessagesProvider language={language} messages={await loadMessages(language)}>
      <CustomerReviews product={{ id: 'soap', name: 'Soap' }} slug="soap" messages={messages} />
    </MessagesProvider>,
  )
  expect(html).toContain('Soap')
  // A key stands where a word is missing.
  expect(html).not.toMatch(/\breviews\.[a-z_]/)
  expect(fetch).not.toHaveBeenCalled()
  fetch.mockRestore()
})
