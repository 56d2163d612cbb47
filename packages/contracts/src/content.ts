import * as z from 'zod/mini'
import { type ContentSection, type ContentSectionType, createSectionReader } from './content/sections.ts'
import { flag, list, maybe, or, record, text } from './schema/lenient.ts'

export type { ArtPicture, ArtSources, PictureBox, PicturePoint } from './content/art.ts'
export type { ContentLink, HorizontalAlignment, Spacing, VerticalAlignment } from './content/read-parts.ts'
export { CONTENT_SECTION_TYPES, type ContentSection, type ContentSectionType } from './content/sections.ts'

/** A content page. `H` is the type of its HTML: the merchant's as it is, or `SafeHtml`. */
export interface ContentPage<H extends string = string> {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly metaTitle?: string | undefined
  readonly metaDescription?: string | undefined
  /** Default true: the service answers 404 for an unpublished page. */
  readonly published: boolean
  readonly sections: readonly ContentSection<ContentSectionType, H>[]
}

/**
 * Makes a reader of the service's pages, names in snake_case or camelCase, that passes their HTML through `toHtml`:
 * undefined when a page has no slug. Sections without id or type, or of an unknown type, are skipped. Never throws.
 */
export function createPageParser<H extends string>(toHtml: (html: string) => H) {
  const page = z.pipe(
    record({
      id: maybe(text),
      slug: text,
      name: or(text, ''),
      metaTitle: maybe(text),
      metaDescription: maybe(text),
      /** The service answers 404 for an unpublished page. */
      published: or(flag, true),
      sections: list(createSectionReader(toHtml)),
    }),
    z.transform((read): ContentPage<H> => ({ ...read, id: read.id ?? read.slug })),
  )
  return (input: unknown): ContentPage<H> | undefined => z.safeParse(page, input).data
}

/** Reads a page whose HTML stays as the merchant wrote it, not sanitised. */
export const parseContentPage = createPageParser(String)
