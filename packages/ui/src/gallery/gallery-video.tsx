'use client'

import { type CSSProperties, useEffect, useRef } from 'react'
import { Icon, type IconShapes } from '../icon/icon.tsx'
import { Picture, type PictureProps, type PictureSource } from '../picture/picture.tsx'

/** Captions of a video as a WebVTT file. */
export interface GalleryCaptions {
  readonly src: string
  /** BCP 47. */
  readonly locale?: string | undefined
}

/** A video for which a picture stands until it plays. */
export interface GalleryVideoSource {
  readonly src: string
  /** The media type: `video/mp4`. */
  readonly type: string
  /** What it shows. */
  readonly label: string
  /** Name of its thumbnail and dot, which play it: `Play video: …`. Default: its position. */
  readonly playLabel?: string | undefined
  readonly captions: readonly GalleryCaptions[]
}

/** A picture of a gallery, with the video that plays in its place. */
export interface GalleryPicture extends PictureSource {
  readonly video?: GalleryVideoSource | undefined
}

/** Transparent: without a poster Chrome paints a grey one over the picture. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const PLAY: IconShapes = [['path', { d: 'M7 4v16l13-8z' }]]

// Few products have a video, so these rules are not in the style sheet that every page loads.
const cell: CSSProperties = { gridArea: '1 / 1', minInlineSize: 0, minBlockSize: 0 }
const mark: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5em',
  blockSize: '3.5em',
  borderRadius: '50%',
  background: 'var(--sorrel-surface-background)',
  color: 'var(--sorrel-surface-heading)',
  border: '1px solid',
}

/** On the thumbnail of a video, whose button is its frame. */
export function ThumbnailMark() {
  const place: CSSProperties = { position: 'absolute', inset: 0, margin: 'auto', fontSize: '0.625rem' }
  return (
    <span style={{ ...mark, ...place }}>
      <Icon icon={PLAY} size={18} drawing="fill" />
    </span>
  )
}

export interface GalleryVideoProps
  extends Pick<PictureProps, 'ratio' | 'fit' | 'sizes' | 'priority' | 'image'> {
  readonly picture: PictureSource
  readonly video: GalleryVideoSource
  /** Another picture is in view, so the video pauses. */
  readonly isAway?: boolean
}

/**
 * A video with the browser's controls. Nothing of it is loaded before it plays: until then it is transparent, above its
 * picture and a mark.
 */
export function GalleryVideo({ picture, video, isAway = false, ...rest }: GalleryVideoProps) {
  const ref = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (isAway) ref.current?.pause()
  }, [isAway])
  const { fit = 'cover', ratio } = rest
  const isFilling = ratio === 'fill'
  return (
    <div style={{ display: 'grid', ...(isFilling && { blockSize: '100%' }) }}>
      <Picture {...picture} {...rest} alt="" corners={isFilling ? 'none' : 'image'} style={cell} />
      <span style={{ ...mark, ...cell, placeSelf: 'center', position: 'relative' }}>
        <Icon icon={PLAY} size={24} drawing="fill" />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the merchant gives them */}
      <video
        ref={ref}
        controls
        playsInline
        preload="none"
        poster={CLEAR}
        aria-label={video.label}
        data-part="video"
        style={{
          ...cell,
          position: 'relative',
          inlineSize: '100%',
          blockSize: '100%',
          objectFit: fit,
          borderRadius: isFilling ? 0 : 'var(--sorrel-radius-image)',
        }}
      >
        <source src={video.src} type={video.type} />
        {video.captions.map(({ src, locale }) => (
          <track
            key={src}
            kind="captions"
            src={src}
            srcLang={locale}
            label={locale && new Intl.DisplayNames(locale, { type: 'language' }).of(locale)}
          />
        ))}
      </video>
    </div>
  )
}
