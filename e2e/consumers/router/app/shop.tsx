import { CartProvider } from '@sorrel/commerce/react'
import { Container } from '@sorrel/ui/container'
import { Inline } from '@sorrel/ui/inline'
import { Link as KitLink } from '@sorrel/ui/link'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/shop'
import { Bag, BagButton } from './bag'
import { createCart } from './cart'
import { Link } from './link'
import { currency, publicKey, storeUrl } from './store.server'

export const loader = () => ({ url: storeUrl, publicKey, currency })

/** The pages of the shop, with the cart beside them. */
export default function Shop({ loaderData: store }: Route.ComponentProps) {
  const [cart] = useState(() => createCart(store))
  const [notice, setNotice] = useState('')
  useEffect(() => {
    const end = cart.connect((event) => setNotice(event.type))
    cart.renew()
    return end
  }, [cart])
  return (
    <CartProvider value={cart}>
      <Container>
        <Inline justify="between">
          <nav aria-label="Main">
            <KitLink as={Link} href="/">
              Products
            </KitLink>{' '}
            <KitLink as={Link} href="/about">
              About us
            </KitLink>
          </nav>
          <BagButton />
        </Inline>
        <p role="status">{notice}</p>
        <Outlet />
      </Container>
      <Bag />
    </CartProvider>
  )
}
