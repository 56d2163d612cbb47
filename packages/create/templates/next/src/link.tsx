'use client'

import type { AnchorProps } from '@sorrel/ui/link'
import NextLink from 'next/link'

/** The router's link as the kit's components take it. */
export function Link({ href, ...rest }: AnchorProps) {
  return <NextLink href={href} {...rest} />
}
