import file from '@sorrel/ui/sprites/icons.svg?address'
import type { SpriteIcon } from '@sorrel/ui/icon'

/** The icons of what stands on every page. A file of their own, since the code of every page holds it. */
export const bagIcon: SpriteIcon = { sprite: `${file}#bag` }
export const closeIcon: SpriteIcon = { sprite: `${file}#close` }
export const menuIcon: SpriteIcon = { sprite: `${file}#menu` }
export const searchIcon: SpriteIcon = { sprite: `${file}#search` }
