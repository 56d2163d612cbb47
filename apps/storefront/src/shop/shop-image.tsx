'use client'

import type { ImageProps } from '@sorrel/ui/picture'
import { getPictureFiles, toImageSource } from './picture-files.ts'
import type { ShopImageProps } from './shop.ts'
import { useShop } from './shop-context.tsx'

/**
 * The store's pictures as the shop makes them: right width, modern format, space reserved
 * before they load. An `img` of our own, since `next/image` brings 4 KB of script to every page.
 */
export function ShopImage({ sources, version, ...props }: ShopImageProps) {
  const { mediaOrigin } = useShop().config
  const getFiles = (picture: Pick<ImageProps, 'src' | 'version' | 'width'>) =>
    getPictureFiles({ ...picture, sizes: props.sizes, src: toImageSource(picture.src, mediaOrigin) })
  const image = <Img {...props} {...getFiles({ ...props, version })} />
  return sources === undefined ? (
    image
  ) : (
    <picture style={{ display: 'contents' }}>
      {sources.map(({ media, width, height, ...source }) => {
        const { src, srcSet = src, sizes } = getFiles({ ...source, width })
        return (
          <source key={media} media={media} sizes={sizes} srcSet={srcSet} width={width} height={height} />
        )
      })}
      {image}
    </picture>
  )
}

/** `src` comes last: Safari would fetch it before it knows of the other files. */
function Img({ src, alt, ...rest }: Omit<ImageProps, 'sizes'> & ReturnType<typeof getPictureFiles>) {
  return <img decoding="async" {...rest} alt={alt} src={src} />
}
