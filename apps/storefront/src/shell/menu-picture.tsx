import type { CategoryPreview } from '@sorrel/domain/category'
import { routes } from '@sorrel/contracts/routes'
import { Picture } from '@sorrel/ui/picture'
import type { NavigationItem } from '@sorrel/ui/navigation-menu'
import type { ReactNode } from 'react'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import * as styles from './shell.css.ts'

export interface MenuPictureProps {
  readonly category: CategoryPreview
}

/** Right in a sheet of the menu: the category's picture leads to it. */
export function MenuPicture({ category }: MenuPictureProps) {
  const shop = useShop()
  const Anchor = shop.link
  const { image, name, slug } = category
  return (
    <Anchor href={shop.toHref(routes.category(slug))} className={styles.menuCard}>
      {image && <Picture {...image} alt="" ratio="4/3" sizes="20rem" image={shop.image} />}
      <span className={styles.menuCardLabel}>{shop.t('navigation.view_all', { name })}</span>
    </Anchor>
  )
}

/** The picture cards of the entries that lead to a category with a picture, by the entry's id. */
export function getMenuPictures(
  items: readonly NavigationItem[],
  categories: readonly CategoryPreview[],
  shop: ShopView,
): Readonly<Record<string, ReactNode>> {
  const cards = items.flatMap(({ id, href, columns }) => {
    const category = categories.find(
      ({ slug, image }) => image !== undefined && href === shop.toHref(routes.category(slug)),
    )
    return columns === undefined || category === undefined
      ? []
      : [[id, <MenuPicture key={id} category={category} />] as const]
  })
  return Object.fromEntries(cards)
}
