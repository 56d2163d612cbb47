import type { Untrusted } from '@sorrel/contracts/untrusted'
import type { Captions, GalleryPicture, Video } from '@sorrel/domain/product'
import type { ProductPictureFragment } from '../generated/catalog/graphql.ts'
import { silentLogger } from './to-list.ts'
import { toFiles } from './to-picture.ts'

/**
 * The pictures of a product's page, with its videos. A video goes with the picture right before it, or else with the
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
