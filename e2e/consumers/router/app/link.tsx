import type { AnchorProps } from '@sorrel/ui/link'
import { Link as RouterLink } from 'react-router'

/** The router's link as the kit's components take it. */
export const Link = ({ href, ...rest }: AnchorProps) => <RouterLink to={href} {...rest} />
