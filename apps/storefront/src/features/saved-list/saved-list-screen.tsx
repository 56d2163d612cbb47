import { Container } from '@sorrel/ui/container'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import type { SavedListScreenProps, SharedList } from './load-saved-list.ts'
import { BrowseButton, ListedProducts } from './listed-products.tsx'
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

function Shared({ shared }: { readonly shared: SharedList }) {
  const { t } = useShop()
  const { products } = shared
  if (products.length === 0) return <EmptyState title={t('saved.shared_empty')} actions={<BrowseButton />} />
  return (
    <>
      <div className={styles.bar}>
        <Text>{t('saved.shared_text')}</Text>
        <SaveAll products={products.map(({ id, slug }) => ({ id, slug }))} />
      </div>
      <ListedProducts {...shared} />
    </>
  )
}
