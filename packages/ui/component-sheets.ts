import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { transform } from 'esbuild'
import { toScopedSheet } from './sheets.ts'

const IMPORT = /(?:^|[^.\w])(?:import|export)(?! type)[^'";]*?'(\.[^']+)'/g
const RESET = 'reset/reset.css.ts'

/** The files that a source file imports, at once or later, types apart. */
const getImports = (folder: string, file: string): readonly string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )

/** The style sheets that a module of the kit needs, its own and those of what it is made of. */
export function findStyleSheets(folder: string, module: string): readonly string[] {
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    // Style sheets import the names of variables and layers, no rules.
    if (file.endsWith('.css.ts')) return
    for (const next of getImports(folder, file)) follow(next)
  }
  follow(`${module}/${module}.tsx`)
  return [...seen].filter((file) => file.endsWith('.css.ts')).toSorted()
}

/** The names of the kit's components that have a style sheet to import. */
export const findComponents = (folder: string): readonly string[] =>
  globSync('*/*.tsx', { cwd: folder })
    .filter((file) => basename(file, '.tsx') === dirname(file))
    .map((file) => dirname(file))
    .toSorted()

/**
 * One component's sheet: its rules, those of what it is made of, and their reset, in the layers of the whole sheet. Sheets
 * of several components may repeat each other's rules and be read in any order. `readSheet` gives the built CSS of a
 * `.css.ts` file.
 */
export async function toComponentSheet(
  files: readonly string[],
  readSheet: (file: string) => string,
): Promise<string> {
  const text = [...files, RESET].map(readSheet).join('\n')
  const { code } = await transform(text, { loader: 'css', minify: true })
  return toScopedSheet(code)
}
