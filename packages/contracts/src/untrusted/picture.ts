import type { Picture } from '@sorrel/domain/product'
import { toSafeUrl } from '@sorrel/domain/url'
import { parseFileVersion } from '../untrusted.ts'
import { type Fields, readFields } from './fields.ts'

/**
 * An image of the service, `{ id?, file: { url, width, height, md5? }, caption | alt }`, as a picture; undefined without a
 * usable address. A missing size is 0, a missing text is empty.
 */
export function readPicture(fields: Fields, name: string): Picture | undefined {
  const image = readFields(fields.raw(name))
  const file = image.raw('file') === undefined ? image : image.child('file')
  const src = toSafeUrl(file.text('url') ?? '')
  if (src === undefined || !/^(?:https?:|\/)/i.test(src)) return undefined
  return {
    id: image.text('id') ?? file.text('id') ?? src,
    src,
    version: parseFileVersion(image.raw('file') ?? fields.raw(name)),
    alt: image.text('alt') ?? image.text('caption') ?? file.text('alt') ?? '',
    width: readSize(file, 'width'),
    height: readSize(file, 'height'),
  }
}

function readSize(file: Fields, name: string): number {
  return Math.max(0, Math.round(file.number(name) ?? 0))
}
