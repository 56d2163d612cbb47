/** Normalises a text for the search: without tags and accents, in lower case. */
export function toSearchText(parts: readonly (string | undefined)[]): string {
  const text = parts.filter((part) => part !== undefined).join('\n')
  return fold(text.replace(/<[^>]*>/g, ' '))
}

/**
 * Whether each word of the search is the beginning of a word of a text made by `toSearchText`. See
 * docs/commerce-service.md#lists.
 */
export function parseSearch(search: string | null | undefined): (searchText: string) => boolean {
  const words = fold(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  return (searchText) => words.every((word) => hasWordFrom(searchText, word))
}

/** Searches by `indexOf`, which is many times faster than a pattern on a large catalogue. */
function hasWordFrom(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at !== -1; at = text.indexOf(beginning, at + 1)) {
    const before = text[at - 1]
    if (before === undefined || !/[\p{L}\p{N}]/u.test(before)) return true
  }
  return false
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
