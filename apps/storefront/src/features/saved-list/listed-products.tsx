import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { ProductGrid, toCardLabels } from '#features/catalog/index.ts'
import { useShop } from '#shop/use-shop'
import type { SharedList } from './load-saved-list.ts'

/** The products of a list, and how many of it the store no longer has. */
export function ListedProducts({ products, goneCount }: SharedList) {
  const shop = useShop()
  return (
    <>
      {goneCount > 0 && <Banner tone="info">{shop.t('saved.gone', { count: goneCount })}</Banner>}
      {products.length > 0 && (
        <ProductGrid
          products={products}
          getRating={shop.getRating}
          toWords={(product) => toCardLabels(product, shop)}
          headingLevel={2}
          perRow={4}
        />
      )}
    </>
  )
}

/** Leads on from a list that holds nothing. */
export function BrowseButton() {
  const { t, toHref, link } = useShop()
  return (
    <Button as={link} href={toHref(routes.products())}>
      {t('saved.browse')}
    </Button>
  )
}
