import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NO_PAGE = /\.(?:test|stories|guide)\.tsx?$/
const KIT_PART = /['"](@sorrel\/ui\/[\w-]+)['"]/g
const IMPORT = /\bfrom\s*['"](\.[^'"]+)['"]/g
const NO_CLASS = /@layer[^{;]*|url\([^)]*\)/g
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

/** Where the kit's modules of class names end. */
const STYLES = /\.styles\.js$/

/** Class names of the kit's parts that none of these sources imports, by whatever way. */
export async function findUnusedNames(sources: readonly string[]): Promise<ReadonlySet<string>> {
  const reached = new Set<string>()
  const pending = sources
    .filter((file) => !NO_PAGE.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(KIT_PART)])
    .map(([, name = '']) => fileURLToPath(import.meta.resolve(name)))
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (reached.has(file) || !existsSync(file)) continue
    reached.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      pending.push(join(dirname(file), path))
  }
  const kit = dirname(fileURLToPath(import.meta.resolve('@sorrel/ui/page.css')))
  const styles = globSync('**/*.js', { cwd: kit })
    .map((file) => join(kit, file))
    .filter((file) => STYLES.test(file))
  const used = await readNames(styles.filter((file) => reached.has(file)))
  const unused = await readNames(styles.filter((file) => !reached.has(file)))
  return new Set([...unused].filter((name) => !used.has(name)))
}

async function readNames(files: readonly string[]): Promise<ReadonlySet<string>> {
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return new Set(modules.flatMap(getTexts).flatMap((text) => text.split(' ')))
}

function getTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getTexts) : []
}

/** A stylesheet without the blocks that style nothing but these names. */
export function leaveOut(css: string, names: ReadonlySet<string>): string {
  return splitBlocks(css)
    .filter((block) => {
      const styled = [...block.replaceAll(NO_CLASS, '').matchAll(CLASS)].map(([, name = '']) => name)
      return !styled.some((name) => names.has(name)) || styled.some((name) => !names.has(name))
    })
    .join('')
}

/** The outermost blocks and statements of a stylesheet. */
export function splitBlocks(css: string): readonly string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth += 1
    if (mark === '}') depth -= 1
    if (depth > 0 || mark === '{') continue
    blocks.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...blocks, css.slice(start)]
}
