'use client'

import { parseProductContent } from '@sorrel/commerce/product'
import type { Product } from '@sorrel/domain/product'
import { useMemo } from 'react'
import { ProductScreen } from '#features/product/index.ts'
import type { PreviewProductProps } from './load-preview-product.ts'
import { useContentChanges } from './preview-context.ts'
import type { Change } from './preview-state.ts'
import { useNotifyReady } from './notify-editor.ts'

/** A product's page that follows the editor. */
export function PreviewProduct({ product, content, breadcrumbs, query, reviews }: PreviewProductProps) {
  const changes = useContentChanges(content)
  const shown = useMemo(() => withContent(product, changes), [product, changes])
  useNotifyReady(content)
  return (
    <ProductScreen
      product={shown}
      breadcrumbs={breadcrumbs}
      query={query}
      reviews={reviews}
      structuredData={[]}
    />
  )
}

/** The editor sends a product's content as a whole: the last one counts. See docs/commerce-service.md#live-editor. */
function withContent(product: Product, changes: readonly Change[] = []): Product {
  const whole = changes.findLast(
    ({ path }) => path.length === 0 || (path.length === 1 && path[0] === 'content'),
  )
  return whole === undefined ? product : { ...product, content: parseProductContent(whole.value) }
}
