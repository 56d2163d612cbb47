import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { ROOT } from './processes.ts'

/** Who may import whom: workspace folder → what of ours it may import. `name/subpath` allows that subpath alone. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  'packages/config': [],
  'packages/domain': [],
  'packages/contracts': ['domain'],
  'packages/commerce': ['domain', 'contracts'],
  'packages/ui': [],
  'packages/i18n': ['domain'],
  'packages/reviews': ['domain', 'contracts', 'ui', 'i18n'],
  'apps/storefront': [
    'domain',
    'contracts',
    'commerce',
    'ui',
    'i18n',
    'reviews/model',
    'reviews/react',
    'reviews/styles.css',
  ],
  'apps/reviews-api': ['domain', 'contracts', 'commerce', 'reviews/server'],
  'apps/commerce-sandbox': ['domain', 'contracts', 'i18n'],
  e2e: ['contracts', 'i18n'],
  '.storybook': ['ui', 'i18n', 'domain'],
}

/** Rooms of a workspace that may import less of ours than the rest of it. */
const NARROW_ROOMS: Readonly<Record<string, readonly string[]>> = {
  'packages/reviews/src/model': ['domain', 'contracts'],
  'packages/reviews/src/server': ['domain', 'contracts'],
}

/** Rooms inside an app: files under the first may not import files under the second. */
const WALLS: readonly (readonly [from: string, to: string])[] = [
  ['apps/storefront/src/platform', 'apps/storefront/src/features'],
  ['apps/storefront/src/platform', 'apps/storefront/src/shell'],
  ['apps/storefront/src/platform', 'apps/storefront/src/app'],
  ['apps/storefront/src/features', 'apps/storefront/src/app'],
  ['apps/storefront/src/features', 'apps/storefront/src/shell'],
  ['apps/storefront/src/shell', 'apps/storefront/src/app'],
]

const SOURCE = /\.(ts|tsx|mts)$/
const SKIPPED = /(^|\/)(node_modules|consumers|dist|generated|\.next|storybook-static|test-results)(\/|$)/
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
const EVERYWHERE = new Set(['@sorrel/config'])

interface Manifest {
  readonly name?: string
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
}

function checkFolder(folder: string, allowed: readonly string[]): string[] {
  const manifest = readManifest(folder === '.storybook' ? '.' : folder)
  const declared = new Set(
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }),
  )
  const ours = folder === '.storybook' ? [] : [...declared].filter((name) => name.startsWith('@sorrel/'))
  const forbidden = ours
    .filter(
      (name) => !EVERYWHERE.has(name) && !allowed.some((entry) => name === `@sorrel/${entry.split('/')[0]}`),
    )
    .map((name) => `${folder}/package.json: may not depend on ${name}`)
  const files = globSync(`${folder}/**/*`, { cwd: ROOT }).filter(
    (file) => SOURCE.test(file) && !SKIPPED.test(file),
  )
  return [...forbidden, ...files.flatMap((file) => checkFile({ file, folder, allowed, declared }))]
}

interface FileCheck {
  readonly file: string
  readonly folder: string
  readonly allowed: readonly string[]
  readonly declared: ReadonlySet<string>
}

function checkFile({ file, folder, allowed, declared }: FileCheck): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const toProblem = (problem: string | undefined) => (problem === undefined ? [] : [`${file}: ${problem}`])
  const room = Object.keys(NARROW_ROOMS).find((path) => file.startsWith(path))
  const mayImport = (room === undefined ? undefined : NARROW_ROOMS[room]) ?? allowed
  const specifiers = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '')
  return specifiers.flatMap((specifier) => {
    const own = /^[.#]/.test(specifier)
    if (own) return toProblem(checkOwn({ file, folder, specifier }))
    const isItself = specifier.startsWith(`@sorrel/${folder.split('/')[1]}/`)
    return isItself ? [] : toProblem(checkPackage(specifier, mayImport, declared))
  })
}

interface OwnImport {
  readonly file: string
  readonly folder: string
  readonly specifier: string
}

/** An import of the same workspace: relative, or by `#`, which stands for its `src`. */
function checkOwn({ file, folder, specifier }: OwnImport): string | undefined {
  const target = specifier.startsWith('#')
    ? `${folder}/src/${specifier.slice(1)}`
    : relative(ROOT, resolve(ROOT, dirname(file), specifier))
  const presentational = folder === '.storybook'
  if (!presentational && !target.startsWith(`${folder}/`))
    return `imports ${specifier}, which lies outside ${folder}`
  const wall = WALLS.find(([from, to]) => file.startsWith(`${from}/`) && target.startsWith(`${to}/`))
  return wall ? `imports ${specifier}: ${wall[0]} may not know ${wall[1]}` : undefined
}

function checkPackage(
  specifier: string,
  allowed: readonly string[],
  declared: ReadonlySet<string>,
): string | undefined {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  if (/^(?:node|virtual):/.test(specifier) || builtinModules.includes(name)) return undefined
  if (name.startsWith('@sorrel/') && !EVERYWHERE.has(name)) {
    const subpath = specifier.slice('@sorrel/'.length)
    const fits = allowed.some((entry) => subpath === entry || subpath.startsWith(`${entry}/`))
    if (!fits) return `may not import ${specifier}`
  }
  return declared.has(name) ? undefined : `imports ${name}, which its package.json does not name`
}

const problems = Object.entries(ARROWS).flatMap(([folder, allowed]) => checkFolder(folder, allowed))
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.stdout.write(`arrows: ${Object.keys(ARROWS).length} folders checked, ${problems.length} problems\n`)
process.exitCode = problems.length === 0 ? 0 : 1
