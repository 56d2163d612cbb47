import type { Fields } from '../untrusted/fields.ts'
import { readPicture } from '../untrusted/picture.ts'
import {
  readBackdrop,
  readHorizontal,
  readItems,
  readLinks,
  readSpacings,
  readVertical,
} from './read-parts.ts'
import { type ImagePanel, type Panel, SPACINGS, type TextPanel } from './section.ts'

/** Panels of type `image` or `text`; others are skipped. */
export function readPanels(fields: Fields): readonly Panel[] {
  return readItems(fields, 'panels', readPanel).flatMap((panel) => panel ?? [])
}

function readPanel(fields: Fields, id: string): Panel | undefined {
  switch (fields.text('type')) {
    case 'image':
      return readImagePanel(fields, id)
    case 'text':
      return readTextPanel(fields, id)
    default:
      return undefined
  }
}

function readImagePanel(fields: Fields, id: string): ImagePanel {
  return { id, type: 'image', image: readPicture(fields, 'image') }
}

function readTextPanel(fields: Fields, id: string): TextPanel {
  return {
    id,
    type: 'text',
    label: fields.text('label'),
    title: fields.text('title'),
    description: fields.text('description'),
    links: readLinks(fields),
    imageScaling: fields.choice('imageScaling', ['fill', 'cover', 'contain']) ?? 'fill',
    horizontalBackgroundAlignment: readHorizontal(fields, 'horizontalBackgroundAlignment', 'center'),
    verticalBackgroundAlignment: readVertical(fields, 'verticalBackgroundAlignment'),
    contentGap: fields.choice('contentGap', SPACINGS) ?? 'small',
    ...readBackdrop(fields),
    ...readSpacings(fields, ['small', 'small']),
  }
}
