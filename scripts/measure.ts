import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { ROOT } from './processes.ts'

/**
 * Ours because counters of lines know neither this project's generated files nor the length of functions. Counts what people wrote: files and lines by workspace, and how long functions are. Left out are generated files and,
 * for functions, tests, stories and tables of sample data. Run from anywhere: `node scripts/measure.ts`.
 */
const LONGEST_FUNCTION = 60

const CODE = /\.(ts|tsx|mts|mjs|js|css)$/
const GENERATED = /(^|\/)(generated|docs\/api)\/|\.gen\.ts$/
const NOT_PRODUCT =
  /\.(test|spec|stories|guide|visual)\.tsx?$|(^|\/)(test|testing|stories|seed|consumers)\/|^e2e\/|^packages\/create\/templates\//

interface CodeFile {
  readonly path: string
  readonly text: string
}

interface FunctionFacts {
  readonly name: string
  readonly place: string
  readonly lines: number
}

const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

function getWorkspace(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (!path.includes('/')) return '(root)'
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first
}

function findFunctions({ path, text }: CodeFile): readonly FunctionFacts[] {
  const found: FunctionFacts[] = []
  const add = (node: { readonly start: number; readonly end: number }, name: string | undefined) => {
    const line = countLines(text.slice(0, node.start + 1))
    found.push({
      name: name ?? '(unnamed)',
      place: `${path}:${line}`,
      lines: countLines(text.slice(node.start, node.end)),
    })
  }
  const names = new Map<number, string>()
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === 'Identifier') names.set(init.start, id.name)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') names.set(value.start, key.name)
    },
    MethodDefinition: ({ key, value }) => {
      if (key.type === 'Identifier') names.set(value.start, key.name)
    },
    FunctionDeclaration: (node) => add(node, node.id?.name),
    FunctionExpression: (node) => add(node, node.id?.name ?? names.get(node.start)),
    ArrowFunctionExpression: (node) => add(node, names.get(node.start)),
  }).visit(parseSync(path, text).program)
  return found
}

const getQuantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function readCode(): readonly CodeFile[] {
  return execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => CODE.test(path) && !GENERATED.test(path) && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

const toRow = (name: string, files: readonly CodeFile[]): string => {
  const lines = files.reduce((sum, { text }) => sum + countLines(text), 0)
  return `${name.padEnd(24)}${String(files.length).padStart(6)} files${String(lines).padStart(8)} lines`
}

const files = readCode()
const functions = files
  .filter(({ path }) => !path.endsWith('.css') && !NOT_PRODUCT.test(path))
  .flatMap(findFunctions)
  .sort((one, other) => other.lines - one.lines)
const lengths = functions.map(({ lines }) => lines).reverse()
const long = functions.filter(({ lines }) => lines > LONGEST_FUNCTION)

const workspaces = Map.groupBy(files, ({ path }) => getWorkspace(path))
const names = [...workspaces.keys()].sort((one, other) => one.localeCompare(other))
const report = [
  ...names.map((name) => toRow(name, workspaces.get(name) ?? [])),
  toRow('together', files),
  '',
  `${functions.length} functions of product code and scripts: median ${getQuantile(lengths, 0.5)}, ` +
    `p90 ${getQuantile(lengths, 0.9)}, longest ${getQuantile(lengths, 1)} lines; ${long.length} over ${LONGEST_FUNCTION}`,
  ...long.map(({ lines, name, place }) => `${String(lines).padStart(5)}  ${name}  ${place}`),
]
process.stdout.write(`${report.join('\n')}\n`)
