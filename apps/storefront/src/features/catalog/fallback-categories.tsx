import { routes } from '@sorrel/contracts/routes'
import { FALLBACK_CATEGORIES } from '@sorrel/domain/category'
import { Button } from '@sorrel/ui/button'
import type { ShopView } from '#shop/shop.ts'

const WORDS = {
  'bath-body': 'categories.fallback.bath_body',
  gifts: 'categories.fallback.gifts',
} as const

/** Ways on while the service does not answer. Specification section 8, "Catalogue fallbacks". */
export function FallbackCategories({ shop }: { readonly shop: ShopView }) {
  const { t, toHref, link } = shop
  return FALLBACK_CATEGORIES.map(({ slug, name }) => (
    <Button key={slug} as={link} variant="secondary" href={toHref(routes.category(slug))}>
      {slug === 'bath-body' || slug === 'gifts' ? t(WORDS[slug]) : name}
    </Button>
  ))
}
