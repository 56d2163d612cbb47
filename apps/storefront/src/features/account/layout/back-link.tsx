import { Icon } from '@sorrel/ui/icon'
import { arrowStartIcon } from '@sorrel/ui/icons'
import { Link } from '@sorrel/ui/link'
import type { ShopView } from '#shop/shop.ts'

export interface BackLinkProps {
  readonly href: string
  readonly label: string
  readonly shop: ShopView
}

/** The way back from one thing to the list of all. */
export function BackLink({ href, label, shop }: BackLinkProps) {
  return (
    <Link as={shop.link} href={href} variant="standalone">
      <Icon icon={arrowStartIcon} size={18} mirrored /> {label}
    </Link>
  )
}
