'use client'

import { UnavailableList } from '#features/catalog/index.ts'
import { ProductPlaceholder } from '#features/product/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import type { PageErrorProps } from './page-error.tsx'
import { UnavailableScreen, type UnavailableScreenProps } from './unavailable-screen.tsx'
import { useFailureReference } from './use-failure-reference.ts'

/** Below the locale: one product, a list of products. */
const PRODUCT = /\/products\/[^/]+\/?$/
const LIST = /\/products\/?$|\/categories\/[^/]+\/?$/

type ShopErrorScreenProps = Pick<UnavailableScreenProps, 'onRetry'> & PageErrorProps

/** Replaces a page that could not be rendered, by the kind of page. */
export function ShopErrorScreen({ onRetry, error }: ShopErrorScreenProps) {
  const { pathname } = useShop()
  const props = { onRetry, reference: useFailureReference(error) }
  if (PRODUCT.test(pathname)) return <ProductPlaceholder {...props} />
  if (LIST.test(pathname)) return <UnavailableList {...props} />
  return <UnavailableScreen {...props} />
}
