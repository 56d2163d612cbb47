import type { Picture } from '@sorrel/domain/product'
import { parseNumber, parseText, parseWire } from './parse.ts'
import { toList, type MapContext } from './to-list.ts'

/** Size in pixels of a picture that does not say: the gallery's 8 to 9. Specification section 2. */
const UNKNOWN_WIDTH = 800
const UNKNOWN_HEIGHT = 900

function parseSize(value: unknown): number | undefined {
  const size = parseNumber(value)
  return size !== undefined && size >= 1 ? Math.round(size) : undefined
}

function isWebAddress(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url)
}

/** A file of the service as a picture; nothing without an absolute web address. `alt` stands in for a missing caption. */
export function toPicture(value: unknown, alt: string): Picture | undefined {
  const image = parseWire(value)
  const file = parseWire(image.file ?? image)
  const src = parseText(file.url)
  if (!isWebAddress(src)) return undefined
  const width = parseSize(file.width)
  const height = parseSize(file.height)
  const size = width && height ? { width, height } : { width: UNKNOWN_WIDTH, height: UNKNOWN_HEIGHT }
  return { id: parseText(image.id) ?? src, src, alt: parseText(image.caption) ?? alt, ...size }
}

/** The usable pictures of a list. */
export function toPictures(value: unknown, alt: string, context: MapContext): readonly Picture[] {
  return toList(value, { name: 'image', context, toItem: (image) => toPicture(image, alt) })
}
