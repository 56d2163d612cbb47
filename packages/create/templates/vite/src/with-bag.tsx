import { createShop } from '@sorrel/commerce'
import { ShopProvider } from '@sorrel/commerce/react'
import { type ReactNode, useState } from 'react'
import { Bag } from './components/bag'
import { useMessages } from './messages-context'
import { shop } from './shop'
import { storeUrl } from './store-url'

/** Gives the page its store, the visitor's cart, and the drawer that shows it. */
export function WithBag({ children }: { readonly children: ReactNode }) {
  const { language } = useMessages()
  const [hasFailed, setFailed] = useState(false)
  const [opened] = useState(() =>
    createShop({
      store: { url: storeUrl, key: shop.store.key },
      currency: shop.currency,
      locale: language,
      storagePrefix: 'shop',
    }),
  )
  return (
    <ShopProvider shop={opened} onCartEvent={({ type }) => setFailed(type === 'failed')}>
      {children}
      <Bag hasFailed={hasFailed} />
    </ShopProvider>
  )
}
