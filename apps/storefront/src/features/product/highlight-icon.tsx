import type { ProductHighlight } from '@sorrel/domain/product'
import { Icon, type IconShape } from '@sorrel/ui/icon'
import { heartIcon, leafIcon, rabbitIcon, recycleIcon, sproutIcon, successIcon } from '@sorrel/ui/icons'

const ICONS: Readonly<Record<string, IconShape>> = {
  heart: heartIcon,
  leaf: leafIcon,
  rabbit: rabbitIcon,
  recycle: recycleIcon,
  sprout: sproutIcon,
}

/** The merchant's icon, by its common name; one we do not draw is a tick. */
export function HighlightIcon({ highlight }: { readonly highlight: ProductHighlight }) {
  const { customIcon, icon } = highlight
  if (customIcon) return <img src={customIcon.src} alt="" width={24} height={24} loading="lazy" />
  return <Icon icon={ICONS[icon ?? ''] ?? successIcon} size={22} />
}
