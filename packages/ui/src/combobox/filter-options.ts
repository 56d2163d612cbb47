const MARKS = /\p{Diacritic}/gu

/** Case and accents do not count: `cote` finds `Côte`. */
const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase()

/** The options that contain the text; all of them for an empty text or one that is an option as it stands. */
export function filterOptions<Option extends { readonly value: string }>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const wanted = fold(text.trim())
  if (wanted === '' || options.some((option) => option.value === text)) return options
  return options.filter((option) => fold(option.value).includes(wanted))
}
