import { Icon } from '@sorrel/ui/icon'
import { arrowStartIcon } from '@sorrel/ui/icons'
import { Link, type LinkComponent } from '@sorrel/ui/link'

export interface BackLinkProps {
  readonly href: string
  readonly label: string
  readonly link: LinkComponent
}

/** The way back from one thing to the list of all. */
export function BackLink({ href, label, link }: BackLinkProps) {
  return (
    <Link as={link} href={href} variant="standalone">
      <Icon icon={arrowStartIcon} size={18} mirrored /> {label}
    </Link>
  )
}
