import { toSafeUrl } from '@sorrel/domain/url'
import type { Fields } from '../untrusted/fields.ts'
import { readPicture } from '../untrusted/picture.ts'
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
    backgroundImage: readPicture(fields, 'backgroundImage'),
    overlayOpacity: readWithin(fields, 'overlayOpacity', { min: 0, max: 100, otherwise: 50 }),
  }
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
