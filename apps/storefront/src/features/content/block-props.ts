import type { ContentSection } from '@sorrel/contracts/content'
import type { GetTones } from './place-words.ts'

/** What every block of a content page gets. */
export interface BlockProps<S extends ContentSection> {
  readonly section: S
  /** The page's first block: it carries the page's title and its picture loads at once. */
  readonly isFirst: boolean
  /** Place in the outline of what the block lists: below the title right above it, or a title itself. */
  readonly itemLevel: 2 | 3
  /** Default: nobody knows. */
  readonly getTones?: GetTones
}
