import type { CategoryPreview } from '@sorrel/domain/category'
import { routes } from '@sorrel/contracts/routes'
import { Picture } from '@sorrel/ui/picture'
import type { NavigationItem } from '@sorrel/ui/navigation-menu'
import type { ReactNode } from 'react'
import type { Scene } from '#platform/scene.ts'
import * as styles from './menu-picture.css.ts'

export interface MenuPictureProps {
  readonly category: CategoryPreview
  readonly scene: Scene
}

/** Right in a sheet of the menu: the category's picture leads to it. */
export function MenuPicture({ category, scene }: MenuPictureProps) {
  const Anchor = scene.link
  const { image, name, slug } = category
  return (
    <Anchor href={scene.toHref(routes.category(slug))} className={styles.card}>
      {image && <Picture {...image} alt="" ratio="4/3" sizes="20rem" image={scene.image} />}
      <span className={styles.label}>{scene.t('navigation.view_all', { name })}</span>
    </Anchor>
  )
}

/** The picture cards of the entries that lead to a category with a picture, by the entry's id. */
export function getMenuPictures(
  items: readonly NavigationItem[],
  categories: readonly CategoryPreview[],
  scene: Scene,
): Readonly<Record<string, ReactNode>> {
  const cards = items.flatMap(({ id, href, columns }) => {
    const category = categories.find(
      ({ slug, image }) => image !== undefined && href === scene.toHref(routes.category(slug)),
    )
    return columns === undefined || category === undefined
      ? []
      : [[id, <MenuPicture key={id} category={category} scene={scene} />] as const]
  })
  return Object.fromEntries(cards)
}
