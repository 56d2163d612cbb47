import { aProductPreview } from '@sorrel/domain/testing'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '../messages'
import { MessagesProvider } from '../messages-context'
import { shop } from '../shop'
import { toHref } from '../to-href'
import { ProductList } from './product-list'

test.each(shop.languages)(
  'in %s a card has the name of its product, and leads to its page',
  async (language) => {
    const html = renderToString(
      <MessagesProvider language={language} messages={await loadMessages(language)}>
        <ProductList products={[aProductPreview({ slug: 'oat-soap', name: 'Oat soap' })]} />
      </MessagesProvider>,
    )
    expect(html).toContain('Oat soap')
    expect(html).toContain(`href="${toHref(language, '/products/oat-soap')}"`)
  },
)
