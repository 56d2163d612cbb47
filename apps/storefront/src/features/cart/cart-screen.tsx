import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { FlashBanner } from '#form/flash-banner.tsx'
import { useShop } from '#shop/use-shop'
import { CartAssurances } from './cart-assurances.tsx'
import { CartPage } from './cart-page.tsx'
import type { CartScreenProps } from './load-cart.ts'
import * as styles from './cart.css.ts'

/** The drawer as a page. See docs/decisions.md#routes. */
export function CartScreen({ cart, settings, flashMessage }: CartScreenProps) {
  const shop = useShop()
  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>{shop.t('cart.title')}</Heading>
        <FlashBanner flashMessage={flashMessage} />
        <CartPage initial={cart}>
          <CartAssurances settings={settings} />
        </CartPage>
      </div>
    </Container>
  )
}
