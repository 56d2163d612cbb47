import file from '@sorrel/ui/sprites/icons.svg?address'
import type { SpriteIcon } from '@sorrel/ui/icon'

/** Icons of every page. A file of their own, because the code of every page contains it. */
export const bagIcon: SpriteIcon = { sprite: `${file}#bag` }
export const closeIcon: SpriteIcon = { sprite: `${file}#close` }
export const heartIcon: SpriteIcon = { sprite: `${file}#heart` }
export const menuIcon: SpriteIcon = { sprite: `${file}#menu` }
export const searchIcon: SpriteIcon = { sprite: `${file}#search` }
