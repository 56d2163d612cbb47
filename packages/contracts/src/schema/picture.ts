import type { Picture } from '@sorrel/domain/product'
import { toSafeUrl } from '@sorrel/domain/url'
import * as z from 'zod/mini'
import { parseFileVersion } from '../untrusted.ts'
import { finder, maybe, number, or, record, text } from './lenient.ts'

/** Pixels; 0 when the service does not say. */
const size = or(
  z.pipe(
    number,
    z.transform((pixels: number) => Math.max(0, Math.round(pixels))),
  ),
  0,
)

/** A usable address of a picture: of the web, or a path of the shop. */
const source = z.pipe(
  text,
  z.pipe(
    z.transform((url: string) => toSafeUrl(url) ?? ''),
    z.string().check(z.regex(/^(?:https?:|\/)/i)),
  ),
)

const file = record({
  id: maybe(text),
  url: source,
  width: size,
  height: size,
  alt: maybe(text),
  contentType: maybe(text),
})

const findFile = finder('file')

/** An older answer has the file's fields in the image itself. */
const image = z.pipe(
  z.transform((input: unknown): unknown => ({
    image: input,
    file: findFile(input) ?? input,
    version: parseFileVersion(findFile(input) ?? input),
  })),
  z.object({
    image: record({ id: maybe(text), alt: maybe(text), caption: maybe(text), contentType: maybe(text) }),
    file,
    version: z.optional(z.string()),
  }),
)

type Image = z.output<typeof image>

/** An image of the service, `{ id?, file: { url, width, height, md5? }, caption | alt }`. A missing text is empty. */
export const picture = z.pipe(image, z.transform(toPicture))

/** The picture with the media type of its file, where that is said. */
export const typedPicture = z.pipe(
  image,
  z.transform((read: Image) => ({
    ...toPicture(read),
    contentType: read.file.contentType ?? read.image.contentType,
  })),
)

function toPicture({ image: { id, alt, caption }, file: from, version }: Image): Picture {
  return {
    id: id ?? from.id ?? from.url,
    src: from.url,
    version,
    alt: alt ?? caption ?? from.alt ?? '',
    width: from.width,
    height: from.height,
  }
}
