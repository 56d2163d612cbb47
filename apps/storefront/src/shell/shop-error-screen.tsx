'use client'

import { UnavailableList } from '#features/catalog/index.ts'
import { ProductPlaceholder } from '#features/product/index.ts'
import { useShop } from '#shop/shop-context.tsx'
import { UnavailableScreen, type UnavailableScreenProps } from './unavailable-screen.tsx'

/** Below the locale: one product, a list of products. */
const PRODUCT = /\/products\/[^/]+\/?$/
const LIST = /\/products\/?$|\/categories\/[^/]+\/?$/

/** Replaces a page that could not be rendered, by the kind of page. */
export function ShopErrorScreen(props: UnavailableScreenProps) {
  const { pathname } = useShop()
  if (PRODUCT.test(pathname)) return <ProductPlaceholder {...props} />
  if (LIST.test(pathname)) return <UnavailableList {...props} />
  return <UnavailableScreen {...props} />
}
