import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { getModules, getPackageFolder, PACKAGES, readManifest, toSpecifier } from './packages.ts'
import { ROOT } from './processes.ts'

/**
 * Compares the names that each public module exports, types included, with `docs/exports.json`, so that no public name
 * comes or goes unseen. `--write` writes that file. Ours, as other tools compare whole declarations, which change often.
 */

const LIST = join(ROOT, 'docs/exports.json')

/** Names by module: `@sorrel/domain/stock`. They come from the sources, so nothing has to be built. */
export type PublicNames = Readonly<Record<string, string>>

/** The names that a source file exports, in the order of the alphabet. */
export function readNames(file: string, text: string): string {
  const entries = parseSync(file, text).module.staticExports.flatMap((statement) => statement.entries)
  if (entries.some(({ exportName }) => exportName.kind === 'None'))
    throw new Error(`${file}: export * hides names`)
  return entries
    .map(({ exportName }) => exportName.name ?? 'default')
    .toSorted()
    .join(' ')
}

function readPublicNames(): PublicNames {
  const modules = PACKAGES.flatMap((name) => {
    const folder = getPackageFolder(name)
    return getModules(name).map(({ subpath, file }): [string, string] => {
      const source = file.replace(join(folder, 'dist'), join(folder, 'src')).replace(/\.js$/, '.{ts,tsx}')
      const [path = source] = globSync(source)
      return [toSpecifier(readManifest(folder).name, subpath), readNames(path, readFileSync(path, 'utf8'))]
    })
  })
  return Object.fromEntries(modules)
}

/** One line for each module whose names are other ones than those of the list. */
export function compareNames(listed: PublicNames, found: PublicNames): readonly string[] {
  return [...new Set([...Object.keys(listed), ...Object.keys(found)])].flatMap((module) => {
    const before = listed[module]?.split(' ') ?? []
    const now = found[module]?.split(' ') ?? []
    const changes = [
      ...before.filter((name) => !now.includes(name)).map((name) => `−${name}`),
      ...now.filter((name) => !before.includes(name)).map((name) => `+${name}`),
    ]
    return changes.length === 0 ? [] : [`${module}: ${changes.join(' ')}`]
  })
}

if (import.meta.main) {
  const found = readPublicNames()
  if (process.argv.includes('--write')) writeFileSync(LIST, `${JSON.stringify(found, null, 2)}\n`)
  const problems = compareNames(existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {}, found)
  for (const problem of problems) process.stdout.write(`${problem}: node scripts/check-names.ts --write\n`)
  process.stdout.write(`public names: ${Object.keys(found).length} modules, ${problems.length} problems\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
