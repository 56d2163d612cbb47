import { getMenu, type Menu, type StoreSettings } from '@sorrel/contracts/settings'
import { type NavigationEntry, type NavigationLink, toNavigation } from '@sorrel/domain/menu'

/** The merchant's menus, and which of them are in the header and the footer. */
export interface PromoSource {
  readonly menus: readonly Menu[]
  readonly settings: {
    readonly header: Pick<StoreSettings['header'], 'menuId'>
    readonly footer: Pick<StoreSettings['footer'], 'menuId'>
  }
}

const PREFERRED = ['/quiz/', '/categories/']

/**
 * Where the end of a list leads: a quiz, else a category, of the merchant's menus. The list's own entry of the header
 * goes first, since its links belong to it; then the footer, whose links belong to the whole shop. Undefined when the
 * menus lead to neither.
 */
export function getPromo({ menus, settings }: PromoSource, path: string): NavigationLink | undefined {
  const header = toNavigation(getMenu(menus, settings.header.menuId))
  const own = header.filter((entry) => 'href' in entry && entry.href === path)
  const footer = toNavigation(getMenu(menus, settings.footer.menuId))
  const links = [...own, ...footer, ...header].flatMap(getLinks).filter(({ href }) => href !== path)
  return PREFERRED.map((prefix) => links.find(({ href }) => href.startsWith(prefix))).find(
    (link) => link !== undefined,
  )
}

function getLinks(entry: NavigationEntry): readonly NavigationLink[] {
  switch (entry.kind) {
    case 'link':
      return [entry]
    case 'heading':
      return []
    case 'column':
      return entry.items.flatMap(getLinks)
    case 'group': {
      const { label, href, external } = entry
      const own = href === undefined ? [] : [{ kind: 'link', label, href, external } as const]
      return [...own, ...entry.items.flatMap(getLinks)]
    }
  }
}
