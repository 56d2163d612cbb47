import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { ProductGrid, toCardLabels } from '#features/catalog/index.ts'
import { useShop } from '#shop/use-shop'
import type { SavedListScreenProps, SharedList } from './load-saved-list.ts'
import { OwnList } from './own-list.tsx'
import { SaveAll } from './save-all.tsx'
import * as styles from './saved-list.css.ts'

/** Saved products: the visitor's own, or a list that another shopper shared. See docs/specification.md#saved-products. */
export function SavedListScreen({ shared }: SavedListScreenProps) {
  const { t } = useShop()
  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>{t(shared === undefined ? 'saved.title' : 'saved.shared_title')}</Heading>
        {shared === undefined ? (
          <>
            <noscript>
              <Text>{t('saved.needs_script')}</Text>
            </noscript>
            <OwnList />
          </>
        ) : (
          <Shared shared={shared} />
        )}
      </div>
    </Container>
  )
}

function Shared({ shared: { products, goneCount } }: { readonly shared: SharedList }) {
  const shop = useShop()
  const { t, toHref, link } = shop
  if (products.length === 0)
    return (
      <EmptyState
        title={t('saved.shared_empty')}
        actions={
          <Button as={link} href={toHref(routes.products())}>
            {t('saved.browse')}
          </Button>
        }
      />
    )
  return (
    <>
      <div className={styles.bar}>
        <Text>{t('saved.shared_text')}</Text>
        <SaveAll products={products.map(({ id, slug }) => ({ id, slug }))} />
      </div>
      {goneCount > 0 && <Banner tone="info">{t('saved.gone', { count: goneCount })}</Banner>}
      <ProductGrid
        products={products}
        getRating={shop.getRating}
        toWords={(product) => toCardLabels(product, shop)}
        headingLevel={2}
        perRow={4}
      />
    </>
  )
}
