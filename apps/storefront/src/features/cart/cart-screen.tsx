import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { NoticeBanner } from '#platform/notice-banner.tsx'
import { BagPage } from './bag-page.tsx'
import type { CartScreenProps } from './load-cart.ts'
import * as styles from './cart-screen.css.ts'

/** The drawer as a page. See docs/decisions.md#routes. */
export function CartScreen({ cart, notice, shop }: CartScreenProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <Heading level={1}>{shop.t('cart.title')}</Heading>
        <NoticeBanner notice={notice} shop={shop} />
        <BagPage initial={cart} />
      </div>
    </Container>
  )
}
