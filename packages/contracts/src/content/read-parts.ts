import { toSafeUrl } from '@sorrel/domain/url'
import * as z from 'zod/mini'
import { choice, finder, list, maybe, number, or, recordWith, text } from '../schema/lenient.ts'
import { picture } from '../schema/picture.ts'
import type { ArtPicture, PictureBox, PicturePoint } from './art.ts'

export const SPACINGS = ['none', 'small', 'medium', 'large', 'extra_large'] as const
export type Spacing = (typeof SPACINGS)[number]

const HORIZONTAL_ALIGNMENTS = ['left', 'center', 'right'] as const
export type HorizontalAlignment = (typeof HORIZONTAL_ALIGNMENTS)[number]

const VERTICAL_ALIGNMENTS = ['top', 'center', 'bottom'] as const
export type VerticalAlignment = (typeof VERTICAL_ALIGNMENTS)[number]

const LINK_STYLES = ['button_primary', 'button_secondary', 'button_anchor'] as const

/** Both spacings of a block, with that block's defaults. */
export function spacings(horizontal: Spacing, vertical: Spacing) {
  const spacing = choice(SPACINGS)
  return { horizontalSpacing: or(spacing, horizontal), verticalSpacing: or(spacing, vertical) }
}

export const horizontal = choice(HORIZONTAL_ALIGNMENTS)
export const vertical = or(choice(VERTICAL_ALIGNMENTS), 'center')

/** A number brought into its range. */
export function within(min: number, max: number) {
  return z.pipe(
    number,
    z.transform((value: number) => Math.min(Math.max(value, min), max)),
  )
}

/** Columns of a block: 2 to 4, default 3. */
export const columns = or(z.pipe(within(2, 4), z.transform(Math.round)), 3)

/** The numbers of a text such as `70 60`, each at least 0 and at most 100. */
const percentages = z.pipe(
  text,
  z.transform((value: string) =>
    (value.match(/\d+(?:\.\d+)?/g) ?? []).map((each) => Math.min(Number(each), 100)),
  ),
)

const art = z.pipe(
  z.object({ picture, focus: or(percentages, []), quiet: or(percentages, []) }),
  z.transform(
    (read): ArtPicture => ({ ...read.picture, focus: toPoint(read.focus), quiet: toBox(read.quiet) }),
  ),
)

function toPoint([x, y, ...rest]: readonly number[]): PicturePoint | undefined {
  return x === undefined || y === undefined || rest.length > 0 ? undefined : { x, y }
}

function toBox([left = 0, top = 0, right = 0, bottom = 0, ...rest]: readonly number[]):
  | PictureBox
  | undefined {
  return right > left && bottom > top && rest.length === 0 ? { left, top, right, bottom } : undefined
}

/** A picture with the fields beside it, of the whole record: `{name}_focus`, two percentages, and `{name}_quiet`, four. */
export function artPicture(name: string) {
  const [picture, focus, quiet] = [finder(name), finder(`${name}Focus`), finder(`${name}Quiet`)]
  const gather = z.transform((input: unknown): unknown => ({
    picture: picture(input),
    focus: focus(input),
    quiet: quiet(input),
  }))
  return maybe(z.pipe(gather, art))
}

export const image = { image: artPicture('image') }

/** A colour behind the content, and the opacity of the dark overlay on its picture in percent. */
export const backdrop = { backgroundColor: maybe(text), overlayOpacity: or(within(0, 100), 50) }

/** The pictures behind a block. */
export const backdropPictures = {
  backgroundImage: artPicture('backgroundImage'),
  backgroundImageMobile: artPicture('backgroundImageMobile'),
  backgroundImageWide: artPicture('backgroundImageWide'),
}

/** An address that is safe in a link. */
export const href = z.pipe(
  text,
  z.pipe(
    z.transform((url: string) => toSafeUrl(url) ?? ''),
    z.string().check(z.minLength(1)),
  ),
)

const optionalText = maybe(text)
const [findLink, findHref] = [finder('link'), finder('href')]

const address = {
  href: z.pipe(
    z.transform((input: unknown): unknown => z.parse(optionalText, findLink(input)) ?? findHref(input)),
    href,
  ),
}

function link<H extends string>(label: z.ZodMiniType<H>) {
  return recordWith({ style: or(choice(LINK_STYLES), 'button_primary'), label }, address)
}

/** A link of a block. */
export type ContentLink = Readonly<z.output<ReturnType<typeof link<string>>>>

/** Those without a label or a usable address are dropped. */
export function links<H extends string>(label: z.ZodMiniType<H>, max?: number) {
  return list(link(label), max)
}

/**
 * The slug behind a category or product lookup, of the whole record. The service stores it under `{name}_id`; when it
 * expands the lookup, it answers the record itself under `{name}`.
 */
export function lookup(name: string) {
  const [expanded, stored] = [finder(name), finder(`${name}Id`)]
  const slug = finder('slug')
  return z.pipe(
    z.transform(
      (input: unknown): unknown =>
        z.parse(optionalText, slug(expanded(input))) ??
        z.parse(optionalText, stored(input)) ??
        expanded(input),
    ),
    text,
  )
}
