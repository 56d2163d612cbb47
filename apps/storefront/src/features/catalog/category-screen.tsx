import { routes } from '@sorrel/contracts/routes'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import { StructuredData } from '#shop/structured-data.tsx'
import type { CategoryScreenProps } from './load-lists.ts'
import { FeaturedCategories } from './featured-categories.tsx'
import { ProductList } from './product-list.tsx'
import * as styles from './product-list.css.ts'

/** A category with its products, shown as its own settings say. See docs/specification.md#category-page. */
export function CategoryScreen({ category, listing, query, promo, structuredData }: CategoryScreenProps) {
  const { content } = category
  return (
    <Container>
      <StructuredData nodes={structuredData} />
      <header className={styles.head}>
        <Heading level={1}>{category.name}</Heading>
        {category.description && <Text size="lg">{category.description}</Text>}
      </header>
      <ProductList
        listing={listing}
        query={query}
        promo={promo}
        path={routes.category(category.slug)}
        scope={{ category: category.slug }}
        perRow={content.productsPerRow}
        showPrice={content.showProductsPrice}
        showDescription={content.showProductsDescription}
        quickAdd={content.enableQuickAdd ? 'offered' : 'none'}
      />
      {content.showFeaturedCategories && content.featuredCategories.length > 0 && (
        <FeaturedCategories categories={content.featuredCategories} />
      )}
    </Container>
  )
}
