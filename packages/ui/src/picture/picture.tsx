import type { ComponentType, ImgHTMLAttributes } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './picture.css.ts'

/** The props that the kit passes to an image component. */
export interface ImageProps {
  readonly src: string
  /** Changes when the file does, for image components that add it to the URL. */
  readonly version?: string | undefined
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly sizes?: string
  readonly className?: string
  readonly loading?: 'eager' | 'lazy'
  readonly decoding?: 'async' | 'sync'
  readonly fetchPriority?: ImgHTMLAttributes<HTMLImageElement>['fetchPriority']
}

/** The application's image component, such as one that chooses a file by width. Default: a plain `img`. */
export type ImageComponent = ComponentType<ImageProps> | 'img'

/** A picture with its own size in pixels, so that its space is reserved before it loads. */
export interface PictureSource {
  readonly src: string
  /** Changes when the file does, for image components that add it to the URL. */
  readonly version?: string | undefined
  /** Empty for a decorative picture. */
  readonly alt: string
  readonly width: number
  readonly height: number
}

export interface PictureProps extends PictureSource, RootProps {
  /** Default: the picture's own. `fill` takes the height of the parent. */
  readonly ratio?: keyof typeof styles.ratio
  /** `contain` if nothing may be cropped. @default 'cover' */
  readonly fit?: keyof typeof styles.fit
  /** The part that stays visible when the frame is narrower. @default 'center' */
  readonly position?: keyof typeof styles.position
  /** `nested` for pictures inside a padded card. @default 'image' */
  readonly corners?: keyof typeof styles.corners
  /** As in HTML: the displayed width, by which the browser chooses the file. */
  readonly sizes?: string
  /** `high` for the largest picture of the first screen. `low` loads near the window. @default 'low' */
  readonly priority?: 'high' | 'low'
  /** @default 'img' */
  readonly image?: ImageComponent
}

/** A picture in a frame of fixed ratio. It is never distorted, and the layout does not shift when it loads. */
export function Picture(props: PictureProps) {
  const {
    src,
    version,
    alt,
    width,
    height,
    ratio,
    sizes,
    image: Image = 'img',
    fit = 'cover',
    position = 'center',
  } = props
  const isFirst = props.priority === 'high'
  const names = classNames(
    styles.frame,
    ratio && styles.ratio[ratio],
    styles.corners[props.corners ?? 'image'],
  )
  return (
    <span {...toRoot('picture', props, names)}>
      <Image
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        src={src}
        {...(Image === 'img' ? undefined : { version })}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        className={classNames(
          ratio ? styles.image : styles.natural,
          styles.fit[fit],
          styles.position[position],
        )}
      />
    </span>
  )
}
