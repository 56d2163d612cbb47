import { readFileSync, writeFileSync } from 'node:fs'
import { PACKAGES } from './packages.ts'
import { formatSize, measurePackage } from './sizes.ts'

/**
 * Ours because size-limit compares with a limit, not with the branch before.
 * `node scripts/size-report.ts --save <file>` writes the size of every public module of the built packages;
 * `node scripts/size-report.ts <file>` prints as Markdown what has changed since, for a pull request.
 */

/** Bytes of gzip by module: `@sorrel/ui/button`. */
type Sizes = Readonly<Record<string, number>>

async function measureAll(): Promise<Sizes> {
  const sizes: Record<string, number> = {}
  for (const name of PACKAGES)
    for (const { subpath, bytes } of await measurePackage(name)) sizes[`@sorrel/${name}/${subpath}`] = bytes
  return sizes
}

/** A row for each module that came, went, or has another size than before. */
export function toReport(before: Sizes, after: Sizes): string {
  const modules = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  const rows = modules
    .filter((module) => before[module] !== after[module])
    .map((module) => `| \`${module}\` | ${toCells(before[module], after[module])} |`)
  if (rows.length === 0) return `No module of ${modules.length} has changed its size.\n`
  return ['| module | before | after | change |', '|---|--:|--:|--:|', ...rows, ''].join('\n')
}

function toCells(before: number | undefined, after: number | undefined): string {
  const show = (bytes: number | undefined) => (bytes === undefined ? '–' : formatSize(bytes))
  const change = (after ?? 0) - (before ?? 0)
  return `${show(before)} | ${show(after)} | ${change > 0 ? '+' : '−'}${Math.abs(change)} B`
}

if (import.meta.main) {
  const [first, second] = process.argv.slice(2)
  const file = first === '--save' ? second : first
  if (file === undefined) throw new Error('use: node scripts/size-report.ts [--save] <file>')
  const sizes = await measureAll()
  if (first === '--save') writeFileSync(file, JSON.stringify(sizes))
  else process.stdout.write(toReport(JSON.parse(readFileSync(file, 'utf8')), sizes))
}
