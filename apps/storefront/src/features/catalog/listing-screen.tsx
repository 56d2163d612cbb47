import { LISTING_PAGE_SIZE } from '@sorrel/domain/paging'
import { routes } from '@sorrel/contracts/routes'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { StructuredData } from '#routing/structured-data.tsx'
import type { ListingScreenProps } from './load-lists.ts'
import { ProductList } from './product-list.tsx'
import * as styles from './product-list.css.ts'

/** All products. See docs/specification.md#category-page. */
export function ListingScreen({ products, query, shop, structuredData }: ListingScreenProps) {
  return (
    <Container>
      <StructuredData nodes={structuredData} />
      <header className={styles.head}>
        <Heading level={1}>{shop.t('products.title')}</Heading>
        <Text size="lg">{shop.t('products.description')}</Text>
      </header>
      <ProductList
        products={products}
        query={query}
        shop={shop}
        path={routes.products()}
        pageSize={LISTING_PAGE_SIZE}
        perRow={4}
        categoryName={shop.t('categories.label')}
      />
    </Container>
  )
}
