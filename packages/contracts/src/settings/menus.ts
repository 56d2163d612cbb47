import type { MenuItem } from '@sorrel/domain/menu'

export interface Menu {
  /** Section id; the header and footer settings refer to it. */
  readonly id: string
  readonly name: string
  readonly items: readonly MenuItem[]
}

/** The items of a menu section; empty when the store has no such menu. */
export function getMenu(menus: readonly Menu[], id: string): readonly MenuItem[] {
  return menus.find((menu) => menu.id === id)?.items ?? []
}
