import {
  isRecord,
  parseFileVersion,
  parseNumber,
  parseText,
  parseWebAddress,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type { Captions, GalleryPicture, Picture, Video } from '@sorrel/domain/product'
import type { ProductPictureFragment } from '../generated/catalog/graphql.ts'
import { silentLogger, toList, type MapContext } from './to-list.ts'
import type { Wire } from './wire.ts'

/** Size in pixels of a picture without one: the gallery's ratio of 8 to 9. See docs/specification.md#pictures. */
const UNKNOWN_WIDTH = 800
const UNKNOWN_HEIGHT = 900

function parseSize(value: unknown): number | undefined {
  const size = parseNumber(value)
  return size !== undefined && size >= 1 ? Math.round(size) : undefined
}

type Image = Wire<ProductPictureFragment>
type ImageFile = NonNullable<Image['file']>

/**
 * A picture of the service, or its bare file; undefined without an absolute web address. `alt` is used when there is no
 * caption.
 */
export function toPicture(value: Image | ImageFile | null | undefined, alt: string): Picture | undefined {
  if (!isRecord(value)) return undefined
  const image = 'file' in value ? value : undefined
  const file = 'file' in value ? value.file : value
  const src = parseWebAddress(file?.url)
  if (src === undefined) return undefined
  const width = parseSize(file?.width)
  const height = parseSize(file?.height)
  const size = width && height ? { width, height } : { width: UNKNOWN_WIDTH, height: UNKNOWN_HEIGHT }
  const version = parseFileVersion(file)
  return { id: parseText(image?.id) ?? src, src, version, alt: parseText(image?.caption) ?? alt, ...size }
}

/** The usable pictures of a list, without the videos and captions among them. */
export function toPictures(
  value: Untrusted<ProductPictureFragment[]>,
  alt: string,
  context: MapContext,
): readonly Picture[] {
  return toFiles(value, alt, context).filter(({ src }) => getMediaType(src) === undefined)
}

/**
 * The same for the page of the product, with its videos. A video goes with the picture right before it, or else with the
 * next one; one without a picture is left out. Captions (`.vtt`) go with the video before them. Logs nothing, because
 * `toPictures` reads the same list.
 */
export function toGallery(
  value: Untrusted<ProductPictureFragment[]>,
  alt: string,
): readonly GalleryPicture[] {
  const gallery: GalleryPicture[] = []
  let video: Video | undefined
  let isWaiting = false
  for (const file of toFiles(value, alt, { logger: silentLogger })) {
    const type = getMediaType(file.src)
    const last = gallery.at(-1)
    if (type === undefined) {
      gallery.push(isWaiting ? { ...file, video } : file)
      isWaiting = false
    } else if (type === 'text/vtt') {
      if (video === undefined) continue
      video = { ...video, captions: [...video.captions, toCaptions(file.src)] }
      if (!isWaiting && last !== undefined) gallery[gallery.length - 1] = { ...last, video }
    } else {
      video = { src: file.src, type, label: file.alt, captions: [] }
      isWaiting = last === undefined || last.video !== undefined
      if (!isWaiting && last !== undefined) gallery[gallery.length - 1] = { ...last, video }
    }
  }
  return gallery
}

const toFiles = (value: Untrusted<ProductPictureFragment[]>, alt: string, context: MapContext) =>
  toList(value, { name: 'image', context, toItem: (image) => toPicture(image, alt) })

const MEDIA_TYPES = { '.mp4': 'video/mp4', '.webm': 'video/webm', '.vtt': 'text/vtt' } as const

/** The type of a file that is no picture, by the end of its address: GraphQL says no more. */
function getMediaType(src: string) {
  const path = new URL(src).pathname.toLowerCase()
  for (const [end, type] of Object.entries(MEDIA_TYPES)) if (path.endsWith(end)) return type
  return undefined
}

/** `film.fr.vtt` is in French. */
function toCaptions(src: string): Captions {
  return { src, locale: /\.([a-z]{2,3}(?:-[a-z\d]{2,8})*)\.vtt$/i.exec(new URL(src).pathname)?.[1] }
}
