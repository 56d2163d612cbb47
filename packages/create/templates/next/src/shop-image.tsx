'use client'

import type { ImageProps } from '@sorrel/ui/picture'
import NextImage from 'next/image'

/** The kit's pictures in the width that a window needs; `next.config.ts` names the places they may come from. */
export function ShopImage({ version: _version, ...image }: ImageProps) {
  return <NextImage {...image} alt={image.alt} />
}
