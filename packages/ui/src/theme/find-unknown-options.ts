import { closest } from 'fastest-levenshtein'
import { isRecord, isUnset, type ThemeWarning, toExcerpt } from './theme-reader.ts'

/** The length up to which the name of an unknown option is told. */
const PATH_LENGTH = 80

/**
 * Warnings of options that a theme does not have, such as misspelt ones in a merchant's JSON, which no compiler sees.
 * `known` are the paths of all options, such as `colors.heading`.
 */
export function findUnknownOptions(options: unknown, known: readonly string[]): readonly ThemeWarning[] {
  const warn = (path: string, value: unknown, nearest: string): readonly ThemeWarning[] => [
    { path: toExcerpt(path, PATH_LENGTH), value: toExcerpt(value), problem: 'unknown', nearest },
  ]
  /** `prefix` is empty, or ends with a dot. */
  const visit = (group: object, prefix: string): readonly ThemeWarning[] => {
    const inside = known.filter((path) => path.startsWith(prefix))
    const names = [...new Set(inside.map((path) => path.slice(prefix.length).split('.')[0] ?? ''))]
    return Object.entries(group).flatMap(([name, value]) => {
      const path = prefix + name
      if (isUnset(value) || known.includes(path)) return []
      if (!names.includes(name)) return warn(path, value, prefix + closest(name, names))
      if (isRecord(value)) return visit(value, `${path}.`)
      // A value in the place of a group, such as a colour for `colors.success`.
      return warn(path, value, inside.find((one) => one.startsWith(`${path}.`)) ?? path)
    })
  }
  return isRecord(options) ? visit(options, '') : []
}
