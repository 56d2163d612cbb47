'use client'

import { Button } from '@sorrel/ui/button'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Text } from '@sorrel/ui/text'
import { useSavedProducts } from '#features/saved/index.ts'
import { heartIcon } from '#shop/header-icons.ts'
import { useShop } from '#shop/shop-context.tsx'
import { BrowseButton, ListedProducts } from './listed-products.tsx'
import { ShareList } from './share-list.tsx'
import { useOwnProducts } from './use-own-products.ts'
import * as styles from './saved-list.css.ts'

/** The visitor's own list. Only the browser knows it, so nothing of it is in the page. */
export function OwnList() {
  const { t } = useShop()
  const saved = useSavedProducts()
  const { own, retry } = useOwnProducts()
  if (own.status === 'waiting') return <div className={styles.waiting} aria-busy="true" />
  if (own.status === 'failed')
    return (
      <EmptyState title={t('saved.error')} actions={<Button onClick={retry}>{t('saved.retry')}</Button>} />
    )
  const { products, goneCount } = own
  return (
    <>
      {products.length > 0 && (
        <div className={styles.bar}>
          <div>
            <Text as="div">
              <span role="status">{t('saved.count', { count: saved.length })}</span>
            </Text>
            <Text size="sm">{t('saved.note')}</Text>
          </div>
          {saved.length > 0 && <ShareList saved={saved} />}
        </div>
      )}
      <ListedProducts products={products} goneCount={goneCount} />
      {products.length === 0 && (
        <EmptyState
          icon={heartIcon}
          title={t('saved.empty')}
          text={t('saved.empty_text')}
          actions={<BrowseButton />}
        />
      )}
    </>
  )
}
