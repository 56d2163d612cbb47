import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story of a built Storybook. */
export interface Story {
  /** Storybook's id: `components-button--variants`. */
  readonly id: string
  /** Place in the sidebar: `Components/Button`. */
  readonly title: string
  readonly name: string
  /** The file that has it, from the root. */
  readonly file: string
}

interface Entry extends Omit<Story, 'file'> {
  readonly type: 'story' | 'docs'
  readonly importPath: string
  /** `dev` stands in the sidebar. */
  readonly tags?: readonly string[]
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const toFile = (path: string): string => path.replace(/^\.\//, '').replace(/\?.*$/, '')

/** The stories that people see in a built Storybook, by id. */
export function readStories(folder: string): ReadonlyMap<string, Story> {
  // Storybook's own file, of the version that the lockfile names.
  const { entries } = readJson(join(folder, 'index.json')) as {
    readonly entries: Readonly<Record<string, Entry>>
  }
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('dev'))
  return new Map(
    stories.map(({ id, title, name, importPath }) => [id, { id, title, name, file: toFile(importPath) }]),
  )
}

/** Which files import a file, from the root; empty where the Storybook was built without `--stats-json`. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

export function readImporters(folder: string): Importers {
  const file = join(folder, 'preview-stats.json')
  if (!existsSync(file)) return new Map()
  const { modules } = readJson(file) as {
    readonly modules: readonly {
      readonly id: string
      readonly reasons: readonly { readonly moduleName: string }[]
    }[]
  }
  const importers = new Map<string, Set<string>>()
  for (const { id, reasons } of modules) {
    const known = importers.get(toFile(id)) ?? new Set()
    for (const { moduleName } of reasons) known.add(toFile(moduleName))
    importers.set(toFile(id), known)
  }
  return importers
}
