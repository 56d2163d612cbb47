import { aCart, aCartItem } from '@sorrel/domain/testing'
import { createMessages } from '@sorrel/i18n/message'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '../messages'
import { MessagesProvider } from '../messages-context'
import { shop } from '../shop'
import { FreeDelivery } from './free-delivery'

test.each(shop.languages)('in %s the bag says what is missing for free delivery', async (language) => {
  const messages = await loadMessages(language)
  const show = (price: number, currency: string) =>
    renderToString(
      <MessagesProvider language={language} messages={messages}>
        <FreeDelivery cart={aCart({ currency, items: [aCartItem({ price })] })} from={30} isPending={false} />
      </MessagesProvider>,
    )
  const missing = show(21, shop.currency)
  expect(missing).toContain(new Intl.NumberFormat(language).format(9))
  expect(missing).toContain('progressbar')
  const reached = createMessages({ locale: language, messages })('cart.free_delivery.reached')
  expect(show(30, shop.currency)).toContain(reached.replaceAll("'", '&#x27;'))
  expect(show(30, 'XXX')).toBe('')
})
