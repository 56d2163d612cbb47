import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Ours because publint and attw look at the manifest and the types, not at stray files, maps and bundled code.

/** What a tarball may hold beside the manifest, the README, the licence and the changelog. Sources are there for the maps of the declarations. */
const EXPECTED =
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|commerce\.graphql|dist\/.*(?:\.json|\.js|\.js\.map|\.d\.ts|\.d\.ts\.map|\.css|\.woff2|\.svg|-LICENSE)|src\/.*\.tsx?|bin\/.*\.js|drizzle\/.*\.(?:sql|json)|messages\/\w+\/[\w-]+\.json|skills\/[\w-]+\/SKILL\.md)$/
const FOR_US_ONLY = /\.(?:test|stories|guide)\.|\/(?:stories|test)\//

/** Files of an unpacked tarball that its users have no use for. */
export function findStrayFiles(folder: string): readonly string[] {
  return listFiles(folder, '**/*')
    .filter((file) => !EXPECTED.test(file) || FOR_US_ONLY.test(file))
    .map((file) => `${file} should not be in it`)
}

const COMMAND_FILES =
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|bin\/.*\.js|skills\/[\w-]+\/SKILL\.md|(?:dist|templates)\/.*)$/

/** Files of an unpacked command that its users have no use for. What it writes elsewhere may have tests of its own. */
export function findCommandFaults(folder: string): readonly string[] {
  return listFiles(folder, '**/*')
    .filter((file) => !COMMAND_FILES.test(file) || (FOR_US_ONLY.test(file) && !file.startsWith('templates/')))
    .map((file) => `${file} should not be in it`)
}

interface SourceMap {
  readonly sources: readonly string[]
  readonly sourcesContent?: readonly unknown[]
}

/** Code without a map, and maps whose sources the tarball lacks: there "go to definition" and stack traces end. */
export function findMapFaults(folder: string): readonly string[] {
  const bare = listFiles(folder, 'dist/**/*.{js,d.ts}').filter(
    (file) => !existsSync(join(folder, `${file}.map`)),
  )
  const broken = listFiles(folder, 'dist/**/*.map').flatMap((file) => {
    const { sources, sourcesContent } = readMap(folder, file)
    const isThere = (source: string) => existsSync(join(folder, dirname(file), source))
    const lost = sourcesContent === undefined ? sources.filter((source) => !isThere(source)) : []
    return lost.map((source) => `${file} points to ${source}, which is not in it`)
  })
  return [...bare.map((file) => `${file} has no map`), ...broken]
}

/** Libraries whose code is inside a package's own files, which would need their licence beside it. */
export function findBundledLibraries(folder: string): readonly string[] {
  const sources = listFiles(folder, 'dist/**/*.js.map').flatMap((file) => readMap(folder, file).sources)
  const names = sources.flatMap((source) => {
    const name = /node_modules\/(?!\.pnpm\/)((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
    return name === undefined ? [] : [name]
  })
  return [...new Set(names)].map((name) => `it contains code of ${name} without its licence`)
}

function listFiles(folder: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
}

function readMap(folder: string, file: string): SourceMap {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}
