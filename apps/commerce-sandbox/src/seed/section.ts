import type { ContentPageDocument } from '../store/documents.ts'
import { toId } from './id.ts'

type Section = ContentPageDocument['sections'][number]

/** Gives a page's blocks their ids, in order. */
export function toSections(
  page: string,
  blocks: readonly (Readonly<Record<string, unknown>> & { readonly type: string })[],
): readonly Section[] {
  return blocks.map((block, index) => ({ ...block, id: toId('section', page, String(index)) }))
}

/** Gives the entries of a block's collection their ids, in order. */
export function toEntries<T extends object>(
  name: string,
  entries: readonly T[],
): readonly (T & { id: string })[] {
  return entries.map((entry, index) => ({ ...entry, id: toId('entry', name, String(index)) }))
}
