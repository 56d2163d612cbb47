import type { ImageDocument, Localized } from '../catalogue/documents.ts'
import { captions } from './captions.ts'
import { toId } from './id.ts'

type CaptionedFile = keyof typeof captions

/** Whether the media folder has this picture. */
export function isPicture(file: string): file is CaptionedFile {
  return Object.hasOwn(captions, file)
}

/** The pictures that show one variant of a product each: `<slug>--<value>.webp`. */
export function getVariantPictures(slug: string): readonly string[] {
  return Object.keys(captions).filter((file) => file.startsWith(`${slug}--`))
}

/** A product's or category's picture. Throws where the file has no caption: the seed is wrong then. */
export function toImage(file: string): ImageDocument {
  return { id: toId('image', file), file, caption: getCaption(file) }
}

/** A content block's picture. Throws where the file has no caption. */
export function toSectionImage(file: string): { readonly file: string; readonly alt: Localized } {
  return { file, alt: getCaption(file) }
}

function getCaption(file: string): Localized {
  if (!isPicture(file)) throw new Error(`No caption for the picture ${file}`)
  return captions[file]
}
