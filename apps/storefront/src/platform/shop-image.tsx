'use client'

import type { ImageProps } from '@sorrel/ui/picture'
import Image, { getImageProps } from 'next/image'
import { toImageSource } from './picture.ts'
import type { SceneImageProps } from './scene.ts'
import { useShopConfig } from './shop-config.tsx'

/** From this width on the wide picture shows; below it `narrow`. The same step as the layouts' tablet window. */
const WIDE = '(min-width: 40rem)'

/** The store's pictures through the optimiser: right width, modern format, room known before they are there. */
export function ShopImage({ narrow, ...props }: SceneImageProps) {
  const { mediaOrigin } = useShopConfig()
  const src = toImageSource(props.src, mediaOrigin)
  if (narrow === undefined) return <Image {...props} src={src} />
  return (
    <ArtDirected {...props} src={src} narrow={{ ...narrow, src: toImageSource(narrow.src, mediaOrigin) }} />
  )
}

/** Two crops of one motif; the browser loads only the one that fits. */
function ArtDirected({ narrow, ...props }: ImageProps & Required<Pick<SceneImageProps, 'narrow'>>) {
  const wide = getImageProps(props).props
  const small = getImageProps({ ...props, ...narrow, alt: props.alt }).props
  return (
    <picture style={{ display: 'contents' }}>
      <source media={WIDE} srcSet={wide.srcSet} sizes={wide.sizes} width={wide.width} height={wide.height} />
      <img {...small} alt={props.alt} />
    </picture>
  )
}
