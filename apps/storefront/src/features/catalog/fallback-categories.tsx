import { routes } from '@sorrel/contracts/routes'
import { FALLBACK_CATEGORIES } from '@sorrel/domain/category'
import { Button } from '@sorrel/ui/button'
import type { Scene } from '#platform/scene.ts'

const WORDS = {
  'bath-body': 'categories.fallback.bath_body',
  gifts: 'categories.fallback.gifts',
} as const

/** Ways on while the service does not answer. Specification section 8, "Catalogue fallbacks". */
export function FallbackCategories({ scene }: { readonly scene: Scene }) {
  const { t, toHref, link } = scene
  return FALLBACK_CATEGORIES.map(({ slug, name }) => (
    <Button key={slug} as={link} variant="secondary" href={toHref(routes.category(slug))}>
      {slug === 'bath-body' || slug === 'gifts' ? t(WORDS[slug]) : name}
    </Button>
  ))
}
