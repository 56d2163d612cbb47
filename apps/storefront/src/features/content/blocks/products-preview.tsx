import type { ProductPreview } from '@sorrel/domain/product'
import { ProductGrid, toCardLabels } from '#features/catalog/index.ts'
import { useShop } from '#shop/use-shop'
import { BlockFrame, type BlockProps } from '../block-frame.tsx'

export interface ProductsPreviewProps extends BlockProps<'products_preview'> {
  /** The first products of the section's category. */
  readonly products: readonly ProductPreview[]
}

/** A row of a category's products. */
export function ProductsPreview({ section, itemLevel, products }: ProductsPreviewProps) {
  const shop = useShop()
  return (
    <BlockFrame {...section}>
      <ProductGrid
        products={products.slice(0, section.productsPerRow)}
        getRating={shop.getRating}
        toWords={(product) => toCardLabels(product, shop)}
        headingLevel={itemLevel}
        perRow={section.productsPerRow}
        showPrice={section.showProductPrice}
        showDescription={section.showProductDescription}
      />
    </BlockFrame>
  )
}
