import type { Localized } from '../catalogue/documents.ts'
import type { ContentPageDocument } from '../store/documents.ts'
import { toId } from './id.ts'

type Block = Readonly<Record<string, unknown>> & { readonly type: string }

interface PageFacts {
  readonly name: Localized
  readonly metaTitle: Localized
  readonly metaDescription: Localized
  readonly blocks: readonly Block[]
}

/** A published content page; its blocks get ids in order. */
export function toPage(slug: string, { blocks, ...words }: PageFacts): ContentPageDocument {
  return {
    id: toId('page', slug),
    slug,
    published: true,
    ...words,
    sections: blocks.map((block, index) => ({
      ...(index === 0 ? toOpening(block) : block),
      id: toId('section', slug, String(index)),
    })),
  }
}

/** A page's first words stand clear of the header. */
function toOpening(block: Block): Block {
  return block.vertical_spacing === 'small' ? { ...block, vertical_spacing: 'large' } : block
}

/** Gives the entries of a block's collection their ids, in order. */
export function toEntries<T extends object>(
  name: string,
  entries: readonly T[],
): readonly (T & { readonly id: string })[] {
  return entries.map((entry, index) => ({ ...entry, id: toId('entry', name, String(index)) }))
}

/** A heading over one column of rich text, the body of plain pages. */
export function toReading(title: Localized, description: Localized): Block {
  return {
    type: 'heading_with_text',
    title,
    description,
    title_alignment: 'left',
    text_alignment: 'left',
    text_layout: 'single_column',
    horizontal_spacing: 'large',
    vertical_spacing: 'small',
    overlay_opacity: 0,
  }
}

export const thinLine: Block = { type: 'divider', vertical_spacing: 'small' }
