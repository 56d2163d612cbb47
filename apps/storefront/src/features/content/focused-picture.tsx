import type { ArtPicture } from '@sorrel/contracts/content'
import { Picture, type PictureProps } from '@sorrel/ui/picture'
import { image } from './focused-picture.css.ts'
import { getFocusStyle } from './text-placement.ts'

export interface FocusedPictureProps extends Pick<PictureProps, 'ratio' | 'sizes' | 'image'> {
  readonly picture: ArtPicture
}

/** A picture in a frame of a fixed ratio, cropped around its focal point. */
export function FocusedPicture({ picture, ...frame }: FocusedPictureProps) {
  const { focus, quiet: _, ...file } = picture
  return (
    <div className={focus && image} style={focus && getFocusStyle(focus)}>
      <Picture {...file} {...frame} />
    </div>
  )
}
