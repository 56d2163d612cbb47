'use client'

import type { ProductPreview } from '@sorrel/domain/product'
import { Link } from '../link'
import { useMessages } from '../messages-context'
import { ProductList } from './product-list'

/** Cards that lead to the products' pages. */
export function Products({ products }: { readonly products: readonly ProductPreview[] }) {
  const { language } = useMessages()
  return <ProductList products={products} toHref={(slug) => `/${language}/products/${slug}`} link={Link} />
}
