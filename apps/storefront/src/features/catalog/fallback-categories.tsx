import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { fallbackCategories } from '#shop/fallback-categories.ts'
import type { FallbackKey } from '#shop/house.ts'
import type { ShopView } from '#shop/shop.ts'

/** Links to the usual categories while the service does not answer. See docs/specification.md#fallback-data. */
export function FallbackCategories({ shop }: { readonly shop: ShopView }) {
  const { t, toHref, link } = shop
  return fallbackCategories.map(({ slug, nameKey }) => (
    <Button key={slug} as={link} variant="secondary" href={toHref(routes.category(slug))}>
      {t(nameKey satisfies FallbackKey)}
    </Button>
  ))
}
