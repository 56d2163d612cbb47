import type { HighlightIcon as IconName, ProductHighlight } from '@sorrel/domain/product'
import { Icon } from '@sorrel/ui/icon'
import file from '@sorrel/ui/sprites/icons.svg?address'

/** Shapes of the sprite by the icon set's own names, which merchants choose from. Kept out of the pages' scripts. */
const SHAPES = {
  'badge-check': 'verified',
  check: 'check',
  'circle-check': 'success',
  eye: 'eye',
  gift: 'gift',
  globe: 'globe',
  heart: 'heart',
  house: 'home',
  leaf: 'leaf',
  mail: 'mail',
  'map-pin': 'mapPin',
  package: 'order',
  pencil: 'edit',
  rabbit: 'rabbit',
  recycle: 'recycle',
  'refresh-cw': 'refresh',
  sprout: 'sprout',
  star: 'star',
  truck: 'delivery',
} as const satisfies Readonly<Record<IconName, string>>

const isKnown = (name: string): name is IconName => Object.hasOwn(SHAPES, name)

/** The merchant's icon, by its picture or its name. An unknown name gets a tick in a circle. */
export function HighlightIcon({ highlight: { customIcon, icon } }: { readonly highlight: ProductHighlight }) {
  if (customIcon) return <img src={customIcon.src} alt="" width={24} height={24} loading="lazy" />
  const shape = SHAPES[icon !== undefined && isKnown(icon) ? icon : 'circle-check']
  return <Icon icon={{ sprite: `${file}#${shape}` }} size={22} />
}
