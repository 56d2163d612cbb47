import { CartProvider, CommerceProvider } from '@sorrel/commerce/react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AccountScreen } from './account'
import { Bag } from './bag'
import { List } from './list'
import { ProductForm } from './product-form'
import { cart } from './cart'
import { client } from './shop'

function Shop() {
  const [slug, setSlug] = useState<string>()
  const [notice, setNotice] = useState('')
  useEffect(() => cart.connect((event) => setNotice(event.type)), [])
  return (
    <CommerceProvider client={client}>
      <CartProvider value={cart}>
        <h1>Shop without a server</h1>
        <p role="status">{notice}</p>
        <List onChosen={setSlug} />
        {slug !== undefined && <ProductForm key={slug} slug={slug} />}
        <Bag />
        <AccountScreen />
      </CartProvider>
    </CommerceProvider>
  )
}

// What the session has from an earlier visit.
cart.renew()

const root = document.getElementById('root')
if (root) createRoot(root).render(<Shop />)
