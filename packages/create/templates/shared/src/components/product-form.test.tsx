import { createCartHandle } from '@sorrel/commerce/cart-handle'
import { CartProvider } from '@sorrel/commerce/react'
import { anOption, aProduct } from '@sorrel/domain/testing'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '../messages'
import { MessagesProvider } from '../messages-context'
import { shop } from '../shop'
import { ProductForm } from './product-form'

const cart = createCartHandle({
  open: () => Promise.reject(new Error('nothing is added here')),
  memory: { changeKey: 'test', getCount: () => 0 },
})

test.each(shop.languages)(
  'in %s every option is offered, and the price is that of the product',
  async (language) => {
    const product = aProduct({ price: 6.5, currency: 'GBP', options: [anOption({ name: 'Scent' })] })
    const html = renderToString(
      <MessagesProvider language={language} messages={await loadMessages(language)}>
        <CartProvider value={cart}>
          <ProductForm product={product} />
        </CartProvider>
      </MessagesProvider>,
    )
    expect(html).toContain('Scent')
    expect(html).toContain(new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(6.5))
    expect(html).toMatch(/<button[^>]*type="submit"/)
  },
)
