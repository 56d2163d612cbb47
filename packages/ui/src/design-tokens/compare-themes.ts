import type { Theme } from '../theme/create-theme.ts'

/** A variable that is another in the second theme; undefined where one of them does not have it. */
export interface ThemeDifference {
  /** `--sorrel-…`. */
  readonly variable: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What changes from one theme to another, in the order of the second, then what only the first has. */
export function compareThemes(before: Theme, after: Theme): readonly ThemeDifference[] {
  const names = new Set([...Object.keys(after.variables), ...Object.keys(before.variables)])
  return [...names].flatMap((variable) => {
    const difference = { variable, before: before.variables[variable], after: after.variables[variable] }
    return difference.before === difference.after ? [] : [difference]
  })
}
