'use client'

import type { ImageProps } from '@sorrel/ui/picture'
import { getPictureFiles, toImageSource } from './picture-files.ts'
import type { ShopImageProps } from './shop.ts'
import { useShop } from './shop-context.tsx'

/** From this width on the wide picture shows; below it `narrow`. The same step as the layouts' tablet window. */
const WIDE = '(min-width: 40rem)'

/**
 * The store's pictures through Next's optimiser: right width, modern format, space reserved before they load. An `img`
 * of our own, since `next/image` brings 4 KB of script to every page.
 */
export function ShopImage({ narrow, ...props }: ShopImageProps) {
  const { mediaOrigin } = useShop().config
  const getFiles = (picture: Pick<ImageProps, 'src' | 'width'>) =>
    getPictureFiles({ ...picture, sizes: props.sizes, src: toImageSource(picture.src, mediaOrigin) })
  if (narrow === undefined) return <Img {...props} {...getFiles(props)} />
  const { src: _, ...wide } = getFiles(props)
  return (
    <picture style={{ display: 'contents' }}>
      <source media={WIDE} {...wide} width={props.width} height={props.height} />
      <Img {...props} width={narrow.width} height={narrow.height} {...getFiles(narrow)} />
    </picture>
  )
}

/** `src` comes last: Safari would fetch it before it knows of the other files. */
function Img({ src, alt, ...rest }: Omit<ImageProps, 'sizes'> & ReturnType<typeof getPictureFiles>) {
  return <img decoding="async" {...rest} alt={alt} src={src} />
}
