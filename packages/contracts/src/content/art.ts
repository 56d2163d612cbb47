import type { Picture } from '@sorrel/domain/product'

/** A place in a picture, in percent of its width and height. */
export interface PicturePoint {
  readonly x: number
  readonly y: number
}

/** A part of a picture, in percent of its width and height. */
export interface PictureBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A picture of a block, with the merchant's hints for cropping and text. */
export interface ArtPicture extends Picture {
  /**
   * The point that stays visible when the picture is cropped. Undefined: it is cropped only as far as the layout must.
   */
  readonly focus?: PicturePoint | undefined
  /** The part of the picture that text may cover. Undefined: none. */
  readonly quiet?: PictureBox | undefined
}

/** A picture behind or beside words, with another one for narrow and for wide windows where the merchant gives one. */
export interface ArtSources {
  readonly backgroundImage?: ArtPicture | undefined
  /** In narrow windows. */
  readonly backgroundImageMobile?: ArtPicture | undefined
  /** From windows of 1600 px. */
  readonly backgroundImageWide?: ArtPicture | undefined
}
