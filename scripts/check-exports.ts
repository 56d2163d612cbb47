import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync, type StaticExportEntry } from 'oxc-parser'
import { getPackageFolder, PACKAGES, readManifest } from './packages.ts'
import { ROOT } from './processes.ts'

/**
 * Checks that each value a package exports is used: by the shop, a service, another package, another file of the same
 * package, a story, or an example in a README or under docs and e2e. Tests are no use, but they use what is made for
 * them (`testing`). Home-made, as knip does not report the entries of a workspace by
 * what other workspaces import of them.
 */

/** `@sorrel/domain/money` → its source file and the values that it exports. */
interface Module {
  readonly specifier: string
  readonly file: string
  readonly names: readonly string[]
}

const SKIPPED = /(^|\/)(node_modules|dist|\.next|generated|storybook-static|test-results)(\/|$)/
const TEST = /\.test\.tsx?$|(^|\/)test\//
const SOURCES = '{apps,packages,e2e,scripts,.storybook}/**/*.{ts,tsx,mts}'
/** The commands of packages, which call what is built. */
const COMMANDS = 'packages/*/bin/*.js'

function findModules(): readonly Module[] {
  return PACKAGES.flatMap((name) => {
    const folder = getPackageFolder(name)
    const { name: packageName, exports } = readManifest(folder)
    return Object.entries(exports).flatMap(([subpath, target]) => {
      const source = target.replace(/^\.\/dist\//, 'src/').replace(/\.js$/, '.{ts,tsx}')
      const [file] = target.endsWith('.js') ? globSync(source, { cwd: folder }) : []
      if (file === undefined) return []
      const path = join(folder, file)
      return [{ specifier: packageName + subpath.slice(1), file: path, names: readValues(path) }]
    })
  })
}

/** Names of the values that a file exports; types are left to the API reference. */
function readValues(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const { staticExports } = parseSync(file, text).module
  const types = readTypes(text)
  return staticExports
    .flatMap(({ entries }) => entries)
    .filter((entry) => !entry.isType && !types.has(entry.localName.name ?? ''))
    .flatMap(toName)
}

function toName({ exportName }: StaticExportEntry): readonly string[] {
  return exportName.kind === 'Name' && exportName.name !== null ? [exportName.name] : []
}

function readTypes(text: string): ReadonlySet<string> {
  const found = text.matchAll(/^(?:export )?(?:declare )?(?:interface|type) (\w+)/gm)
  return new Set([...found].map((match) => match[1] ?? ''))
}

/** What a file imports, as `file or specifier # name`; of a module imported late the names that it mentions, of a namespace all. */
function readUses(file: string, modules: readonly Module[]): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const blocks = file.endsWith('.md')
    ? [...text.matchAll(/```tsx?\n(.*?)```/gs)].map((match) => match[1] ?? '')
    : [text]
  return blocks.flatMap((block) => readBlock(file.replace(/\.md$/, '.tsx'), block, modules))
}

function readBlock(file: string, text: string, modules: readonly Module[]): readonly string[] {
  const { module } = parseSync(file, text)
  const named = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName }) =>
      importName.kind === 'Name' ? [`${toPlace(file, moduleRequest.value)}#${importName.name}`] : [],
    ),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest && importName.kind === 'Name'
        ? [`${toPlace(file, moduleRequest.value)}#${importName.name}`]
        : [],
    ),
  )
  const wholes = [...text.matchAll(/(\bimport\(\s*|\* as \w+ from )['"]([^'"]+)['"]/g)].flatMap(
    ([, form = '', specifier = '']) => {
      const place = toPlace(file, specifier)
      const names = modules.find((module) => getPlaces(module).includes(place))?.names ?? []
      const isUsed = (name: string) => form.startsWith('*') || new RegExp(`\\b${name}\\b`).test(text)
      return names.filter(isUsed).map((name) => `${place}#${name}`)
    },
  )
  return [...named, ...passedOn, ...wholes]
}

/** A specifier of a package as it is; one of a file as its path, one of a built file as that of its source. */
function toPlace(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  const path = relative(ROOT, resolve(ROOT, dirname(file), specifier))
  return path.replace(/(^|\/)dist\/(.*)\.js$/, '$1src/$2.ts')
}

function getPlaces({ specifier, file }: Module): readonly string[] {
  return [specifier, relative(ROOT, file)]
}

function findUses(modules: readonly Module[]): ReadonlySet<string> {
  const files = [
    ...globSync([SOURCES, COMMANDS, '**/*.md'], { cwd: ROOT, exclude: ['node_modules', '**/node_modules'] }),
  ]
  const read = files.filter((file) => !SKIPPED.test(file))
  return new Set(
    read.flatMap((file) => {
      const uses = readUses(file, modules)
      return TEST.test(file) ? uses.filter((use) => use.includes('/testing')) : uses
    }),
  )
}

function check(): readonly string[] {
  const modules = findModules()
  const uses = findUses(modules)
  return modules.flatMap((module) =>
    module.names
      .filter((name) => !getPlaces(module).some((place) => uses.has(`${place}#${name}`)))
      .map((name) => `${module.specifier}#${name} is exported and used by nobody`),
  )
}

const problems = check()
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`exports: ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1
