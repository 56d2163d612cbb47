import { routes } from '@sorrel/contracts/routes'
import type { CategoryPreview } from '@sorrel/domain/category'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import { BlockFrame, type BlockProps } from '../block-frame.tsx'
import * as styles from './categories-preview.css.ts'

export interface CategoriesPreviewProps extends BlockProps<'categories_preview'> {
  /** The section's categories that exist, in its order. */
  readonly categories: readonly CategoryPreview[]
}

/** Links to categories. The pictures are landscape, so `square` keeps 4:3 and cuts nothing. */
export function CategoriesPreview({ section, categories }: CategoriesPreviewProps) {
  const shop = useShop()
  const ratio = section.imageLayout === 'square' ? '4/3' : '4/5'
  const columns = section.columns === 2 || section.columns === 4 ? section.columns : 3
  const Anchor = shop.link
  const sizes =
    columns === 4
      ? '(min-width: 60rem) 25vw, 50vw'
      : `(min-width: 40rem) ${Math.round(100 / columns)}vw, 100vw`
  return (
    <BlockFrame {...section}>
      <ul className={`${styles.grid} ${styles.perRow[columns]}`}>
        {categories.map(({ slug, name, image, description }) => (
          <li key={slug}>
            <Anchor href={shop.toHref(routes.category(slug))} className={styles.link}>
              {image && <Picture {...image} alt="" ratio={ratio} image={shop.image} sizes={sizes} />}
              <Heading level={2} size="xl">
                {name}
              </Heading>
              {section.showCategoryDescription && description && <Text>{description}</Text>}
            </Anchor>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
