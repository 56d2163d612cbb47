import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { type Example, readExamples, toExpectedOutput } from './examples.ts'
import { getPackageFolder, PUBLISHED, readManifest } from './packages.ts'
import { ROOT, run } from './processes.ts'
import { findSkillFaults, readSkills } from './skills.ts'

/**
 * Ours because no tool runs examples and compares what they print. Checks the examples of READMEs, skills, guides and doc comments against the built packages: all of them have types, and those
 * that say what they print, print it. Those of skills are run in any case, and their commands and front matter are checked.
 */

const FOLDER = join(ROOT, '.cache/examples')

/** What examples import beside our packages, and which workspace has it. */
const LIBRARIES: Readonly<Record<string, string>> = {
  '@types/react': 'packages/ui',
  '@types/react-dom': 'packages/ui',
  '@electric-sql/pglite': 'packages/reviews',
  '@hono/node-server': 'apps/reviews-api',
  'drizzle-orm': 'packages/reviews',
  msw: 'packages/commerce',
  next: 'apps/storefront',
}

const SETTINGS = {
  extends: '../../packages/config/tsconfig.json',
  compilerOptions: { types: ['node'], exactOptionalPropertyTypes: true },
  include: ['*.tsx', '*.d.ts'],
}

/** A folder that sees the packages as an application does that has installed them. */
function prepareFolder(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  const packages = PUBLISHED.map((name) => [
    readManifest(getPackageFolder(name)).name,
    getPackageFolder(name),
  ])
  const libraries = Object.entries(LIBRARIES).map(([name, workspace]) => [
    name,
    join(ROOT, workspace, 'node_modules', name),
  ])
  for (const [name = '', target = ''] of [...packages, ...libraries]) {
    const link = join(FOLDER, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(target, link, 'junction')
  }
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(SETTINGS))
  writeFileSync(join(FOLDER, 'styles.d.ts'), "declare module '*.css'\n")
}

/** Node cannot import style sheets. */
const STYLES = /^import '.*\.css'$/gm

const toFileName = (source: string): string => source.replaceAll(/\W+/g, '-')

/** A console of the example's own, whose lines can be read. */
const PRINTER = `import { format } from 'node:util'
export const printed = []
const console = { log: (...values) => printed.push(format(...values)) }
`

async function findFault({ source, code, runs = false }: Example): Promise<string | undefined> {
  const expected = toExpectedOutput(code)
  if (expected === '' && !runs) return undefined
  const script = await transform(code.replaceAll(STYLES, ''), { loader: 'tsx', jsx: 'automatic' })
  const file = join(FOLDER, `${toFileName(source)}.mjs`)
  writeFileSync(file, `${PRINTER}${script.code}`)
  const printed = await readOutput(file)
  return printed === expected ? undefined : `prints\n${printed}\nbut says\n${expected}`
}

/** What a module prints when it is loaded, or why it fails. */
async function readOutput(file: string): Promise<string> {
  try {
    const { printed } = await import(pathToFileURL(file).href)
    return printed.join('\n')
  } catch (error) {
    return String(error)
  }
}

prepareFolder()
const examples = readExamples()
for (const { source, code } of examples) writeFileSync(join(FOLDER, `${toFileName(source)}.tsx`), code)
let failed = (await run('tsc', ['-p', FOLDER])) === 0 ? 0 : 1
for (const example of examples) {
  const fault = await findFault(example)
  if (fault === undefined) continue
  failed += 1
  process.stdout.write(`${example.source} ${fault}\n`)
}
const skills = readSkills()
for (const skill of skills)
  for (const fault of findSkillFaults(skill)) {
    failed += 1
    process.stdout.write(`${skill.source} ${fault}\n`)
  }
process.exitCode = failed === 0 && examples.length > 0 ? 0 : 1
process.stdout.write(`${examples.length - failed} passed, ${failed} failed\n`)
