import type { FilterChoice } from './choices.ts'

/** Letters without accents and case, as one types them. */
const toPlain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** The values whose labels contain each word of a text; undefined for an empty text. */
export function findValues(choices: readonly FilterChoice[], text: string): ReadonlySet<string> | undefined {
  const words = toPlain(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  const fits = ({ label }: FilterChoice) => words.every((word) => toPlain(label).includes(word))
  return new Set(choices.filter(fits).map(({ value }) => value))
}
