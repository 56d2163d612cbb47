import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getModules, getPackageFolder, type PackageName } from './packages.ts'

/** Compares the modules that a README describes with those of the package. Ours, as the table is a habit of these READMEs. */

const EXAMPLE = /```tsx?\n[^]*?```/
const ROW = /^\| *((?:`[\w./-]+`[ ,]*)+) *\|/gm

/** A table whose first column names modules; other tables name fields and the like. */
const TABLE = /^\| *module +\|[^]*?(?=\n\n|$(?![^]))/gm

/** The modules that a README has in its tables. */
export function readModuleNames(readme: string): ReadonlySet<string> {
  const rows = [...readme.matchAll(TABLE)].flatMap(([table]) => [...table.matchAll(ROW)])
  return new Set(rows.flatMap(([, names = '']) => names.match(/[\w./-]+/g) ?? []))
}

/** Public modules that the README does not name, and names in it that are not modules. */
export function getReadmeProblems(name: PackageName): readonly string[] {
  const readme = readFileSync(join(getPackageFolder(name), 'README.md'), 'utf8')
  const named = readModuleNames(readme)
  const modules = new Set(getModules(name).map(({ subpath }) => subpath))
  return [
    ...[...modules]
      .filter((subpath) => !named.has(subpath))
      .map((subpath) => `${subpath} is not in the README`),
    ...[...named].filter((subpath) => !modules.has(subpath)).map((subpath) => `${subpath} is no module`),
    ...(EXAMPLE.test(readme) ? [] : ['the README has no example']),
  ]
}
