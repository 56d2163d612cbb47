import { toSafeUrl } from '@sorrel/domain/url'
import type { Fields } from '../untrusted/fields.ts'
import { readPicture } from '../untrusted/picture.ts'
import type { ArtPicture, ArtSources, PictureBox, PicturePoint } from './art.ts'
import {
  type ContentLink,
  HORIZONTAL_ALIGNMENTS,
  type HorizontalAlignment,
  LINK_STYLES,
  SPACINGS,
  type Spacing,
  VERTICAL_ALIGNMENTS,
  type VerticalAlignment,
} from './section.ts'

/** Both spacings of a block, with that block's defaults. */
export function readSpacings(
  fields: Fields,
  defaults: readonly [horizontal: Spacing, vertical: Spacing],
): { horizontalSpacing: Spacing; verticalSpacing: Spacing } {
  return {
    horizontalSpacing: fields.choice('horizontalSpacing', SPACINGS) ?? defaults[0],
    verticalSpacing: fields.choice('verticalSpacing', SPACINGS) ?? defaults[1],
  }
}

export function readBackdrop(fields: Fields) {
  return {
    backgroundColor: fields.text('backgroundColor'),
    ...readArtSources(fields),
    overlayOpacity: readWithin(fields, 'overlayOpacity', { min: 0, max: 100, otherwise: 50 }),
  }
}

function readArtSources(fields: Fields): ArtSources {
  return {
    backgroundImage: readArtPicture(fields, 'backgroundImage'),
    backgroundImageMobile: readArtPicture(fields, 'backgroundImageMobile'),
    backgroundImageWide: readArtPicture(fields, 'backgroundImageWide'),
  }
}

/** A picture with the fields beside it: `{name}_focus`, two percentages, and `{name}_quiet`, four. */
export function readArtPicture(fields: Fields, name: string): ArtPicture | undefined {
  const picture = readPicture(fields, name)
  return (
    picture && {
      ...picture,
      focus: toPoint(readPercentages(fields, `${name}Focus`)),
      quiet: toBox(readPercentages(fields, `${name}Quiet`)),
    }
  )
}

/** The numbers of a text such as `70 60`, each at least 0 and at most 100. */
function readPercentages(fields: Fields, name: string): readonly number[] {
  const numbers = fields.text(name)?.match(/\d+(?:\.\d+)?/g) ?? []
  return numbers.map((number) => Math.min(Number(number), 100))
}

function toPoint([x, y, ...rest]: readonly number[]): PicturePoint | undefined {
  return x === undefined || y === undefined || rest.length > 0 ? undefined : { x, y }
}

function toBox([left = 0, top = 0, right = 0, bottom = 0, ...rest]: readonly number[]):
  | PictureBox
  | undefined {
  return right > left && bottom > top && rest.length === 0 ? { left, top, right, bottom } : undefined
}

export function readHorizontal(
  fields: Fields,
  name: string,
  otherwise: HorizontalAlignment,
): HorizontalAlignment {
  return fields.choice(name, HORIZONTAL_ALIGNMENTS) ?? otherwise
}

export function readVertical(fields: Fields, name: string): VerticalAlignment {
  return fields.choice(name, VERTICAL_ALIGNMENTS) ?? 'center'
}

export function readLinks(fields: Fields): readonly ContentLink[] {
  return fields.list('links').flatMap((link) => {
    const label = link.text('label')
    const href = toSafeUrl(link.text('link') ?? link.text('href') ?? '')
    if (label === undefined || href === undefined) return []
    return [{ style: link.choice('style', LINK_STYLES) ?? 'button_primary', label, href }]
  })
}

/** The number clamped to its range; the default when there is none. */
export function readWithin(
  fields: Fields,
  name: string,
  range: { min: number; max: number; otherwise: number },
): number {
  const value = fields.number(name)
  return value === undefined ? range.otherwise : Math.min(Math.max(value, range.min), range.max)
}

/**
 * The slug behind a category or product lookup. The service stores it under `{name}_id`; when it expands the lookup,
 * it answers the record itself under `{name}`.
 */
export function readLookupSlug(fields: Fields, name: string): string | undefined {
  return fields.child(name).text('slug') ?? fields.text(`${name}Id`) ?? fields.text(name)
}

/** The list's items with their ids. An item without an id gets one made of its position. */
export function readItems<T>(
  fields: Fields,
  name: string,
  read: (item: Fields, id: string) => T,
): readonly T[] {
  return fields.list(name).map((item, index) => read(item, item.text('id') ?? `${name}-${index}`))
}
