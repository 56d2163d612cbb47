'use client'

import type { AnchorProps } from '@sorrel/ui/link'
import NextLink from 'next/link'
import { usePathname } from 'next/navigation'

/** The router's link as the kit's components take it. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <NextLink href={href} {...rest} />
}

/** The address of the present page in another language. */
export function useLanguageHref(): (language: string) => string {
  const [, , ...rest] = usePathname().split('/')
  return (language) => ['', language, ...rest].join('/')
}
