import {
  isRecord,
  parseFileVersion,
  parseNumber,
  parseText,
  parseWebAddress,
  type Untrusted,
} from '@sorrel/contracts/untrusted'
import type { Picture } from '@sorrel/domain/product'
import type { ProductPictureFragment } from '../generated/catalog/graphql.ts'
import { toList, type MapContext } from './to-list.ts'
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
  return toFiles(value, alt, context).filter(({ src }) => !/\.(?:mp4|webm|vtt)(?:\?|$)/i.test(src))
}

/** The same with the videos and captions. */
export const toFiles = (value: Untrusted<ProductPictureFragment[]>, alt: string, context: MapContext) =>
  toList(value, { name: 'image', context, toItem: (image) => toPicture(image, alt) })
