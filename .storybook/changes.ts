import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The released and the coming changes of a package. */
export interface PackageChanges {
  /** Name without scope. */
  readonly name: string
  readonly version: string
  /** The changes that are not released yet, from the changesets. */
  readonly coming: readonly Change[]
  /** The changelog as Markdown, newest first; empty before the first version. */
  readonly released: string
}

export interface Change {
  readonly bump: string
  readonly text: string
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ID = 'virtual:changes'

interface Entry {
  readonly bumps: ReadonlyMap<string, string>
  readonly text: string
}

/** A changeset: between two lines of dashes the packages and their kind of change, then the text. */
function readEntry(path: string): Entry {
  const [, head = '', text = ''] = readFileSync(path, 'utf8').split(/^---$/m)
  const bumps = [...head.matchAll(/['"](@?[^'"]+)['"]: *(\w+)/g)].map(
    ([, name = '', bump = '']) => [name, bump] as const,
  )
  return { bumps: new Map(bumps), text: text.trim().replaceAll(/\s*\n\s*/g, ' ') }
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
}

function readChanges(): readonly PackageChanges[] {
  const entries = globSync(`${ROOT}/.changeset/*.md`).toSorted().map(readEntry)
  return globSync(`${ROOT}/packages/*/package.json`)
    .toSorted()
    .flatMap((path) => {
      const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
      return manifest.private ? [] : [toChanges(manifest, dirname(path), entries)]
    })
}

function toChanges({ name, version }: Manifest, folder: string, entries: readonly Entry[]): PackageChanges {
  const changelog = `${folder}/CHANGELOG.md`
  return {
    name: basename(name),
    version,
    coming: entries.flatMap(({ bumps, text }) => {
      const bump = bumps.get(name)
      return bump === undefined ? [] : [{ bump, text }]
    }),
    released: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
  }
}

/** `virtual:changes`: the changes of every published package, from its changesets and its changelog. */
export const changes = (): Plugin => ({
  name: 'changes',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export const changes = ${JSON.stringify(readChanges())}` : undefined),
})
