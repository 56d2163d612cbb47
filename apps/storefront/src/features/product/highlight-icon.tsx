import type { ProductHighlight } from '@sorrel/domain/product'
import { Icon } from '@sorrel/ui/icon'
import file from '@sorrel/ui/sprites/icons.svg?address'

/** Shapes of the sprite by the icon set's own names, which merchants choose from. Kept out of the pages' scripts. */
const SHAPES: Readonly<Record<string, string>> = {
  'badge-check': 'verified',
  check: 'check',
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
}

/** The merchant's icon, by its picture or its name. An unknown name gets a tick in a circle. */
export function HighlightIcon({ highlight: { customIcon, icon } }: { readonly highlight: ProductHighlight }) {
  if (customIcon) return <img src={customIcon.src} alt="" width={24} height={24} loading="lazy" />
  return <Icon icon={{ sprite: `${file}#${SHAPES[icon ?? ''] ?? 'success'}` }} size={22} />
}
