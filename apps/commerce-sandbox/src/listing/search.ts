/** A text as search sees it: no tags, no accents, no capitals. */
export function toSearchText(parts: readonly (string | undefined)[]): string {
  const text = parts.filter((part) => part !== undefined).join('\n')
  return fold(text.replace(/<[^>]*>/g, ' '))
}

/** Says whether each word of the search is somewhere in a text made by `toSearchText`. See docs/commerce-service.md#lists. */
export function parseSearch(search: string | null | undefined): (searchText: string) => boolean {
  const messages = fold(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  return (searchText) => messages.every((word) => searchText.includes(word))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
