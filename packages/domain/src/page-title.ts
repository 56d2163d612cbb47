/** Between a page's own title and the store's name. */
const TITLE_SEPARATOR = ' | '

/**
 * The title of a page: the first of `titles` that is not empty (a meta title, then a name) with the store's name
 * behind it; the store's name alone when there is none, and once when they are the same.
 */
export function getPageTitle(page: {
  readonly titles: readonly (string | null | undefined)[]
  readonly storeName: string
}): string {
  const storeName = page.storeName.trim()
  const title = page.titles.map((candidate) => candidate?.trim()).find(Boolean)
  const parts = [title, storeName].filter((part) => part !== undefined && part !== '')
  return [...new Set(parts)].join(TITLE_SEPARATOR)
}
