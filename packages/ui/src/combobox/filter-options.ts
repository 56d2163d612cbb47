const MARKS = /\p{Diacritic}/gu

/** Ignores case and accents: `cote` finds `Côte`. */
const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase()

/** The options that contain the text; all of them when the text is empty or equals an option. */
export function filterOptions<Option extends { readonly value: string }>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const wanted = fold(text.trim())
  if (wanted === '' || options.some((option) => option.value === text)) return options
  return options.filter((option) => fold(option.value).includes(wanted))
}
