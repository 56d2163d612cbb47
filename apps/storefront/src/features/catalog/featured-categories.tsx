import { routes } from '@sorrel/contracts/routes'
import type { CategoryPreview } from '@sorrel/domain/category'
import { Picture } from '@sorrel/ui/picture'
import type { Scene } from '#platform/scene.ts'
import * as styles from './featured-categories.css.ts'

export interface FeaturedCategoriesProps {
  readonly categories: readonly CategoryPreview[]
  readonly scene: Scene
}

/** Doors from one category to others, as its settings name them. Specification section 2, "Category page". */
export function FeaturedCategories({ categories, scene }: FeaturedCategoriesProps) {
  const { t, toHref, link: Anchor } = scene
  return (
    <nav aria-label={t('categories.featured')}>
      <ul className={styles.list}>
        {categories.map(({ slug, name, image }) => (
          <li key={slug}>
            <Anchor href={toHref(routes.category(slug))} className={styles.card}>
              {image && (
                <span className={styles.picture}>
                  <Picture {...image} alt="" ratio="1/1" corners="nested" sizes="4rem" image={scene.image} />
                </span>
              )}
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
