import { routes } from '@sorrel/contracts/routes'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { StructuredData } from '#shop/structured-data.tsx'
import { useShop } from '#shop/use-shop'
import type { ListingScreenProps } from './load-lists.ts'
import { ProductList } from './product-list.tsx'
import * as styles from './product-list.css.ts'

/** All products. See docs/specification.md#category-page. */
export function ListingScreen({ listing, query, promo, structuredData }: ListingScreenProps) {
  const shop = useShop()
  return (
    <Container>
      <StructuredData nodes={structuredData} />
      <header className={styles.head}>
        <Heading level={1}>{shop.t('products.title')}</Heading>
        <Text size="lg">{shop.t('products.description')}</Text>
      </header>
      <ProductList
        listing={listing}
        query={query}
        promo={promo}
        path={routes.products()}
        perRow={4}
        categoryName={shop.t('categories.label')}
      />
    </Container>
  )
}
