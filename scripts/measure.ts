import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './processes.ts'

/**
 * Ours because counters of lines do not know this project's generated files. Counts what people wrote: files and lines by
 * workspace. The linter holds the length of functions. Run from anywhere: `node scripts/measure.ts`.
 */
const CODE = /\.(ts|tsx|mts|mjs|js|css)$/
const GENERATED = /(^|\/)(generated|docs\/api)\/|\.gen\.ts$/

interface CodeFile {
  readonly path: string
  readonly lines: number
}

const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

function getWorkspace(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (!path.includes('/')) return '(root)'
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first
}

const toRow = (name: string, files: readonly CodeFile[]): string => {
  const lines = files.reduce((sum, file) => sum + file.lines, 0)
  return `${name.padEnd(24)}${String(files.length).padStart(6)} files${String(lines).padStart(8)} lines\n`
}

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => CODE.test(path) && !GENERATED.test(path) && existsSync(join(ROOT, path)))
  .map((path): CodeFile => ({ path, lines: countLines(readFileSync(join(ROOT, path), 'utf8')) }))
const workspaces = [...Map.groupBy(files, ({ path }) => getWorkspace(path))]
for (const [name, own] of workspaces.toSorted(([one], [other]) => one.localeCompare(other)))
  process.stdout.write(toRow(name, own))
process.stdout.write(toRow('together', files))
