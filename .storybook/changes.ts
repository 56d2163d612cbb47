import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Changeset, readChangeset } from '../scripts/changesets.ts'

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

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
}

function readChanges(): readonly PackageChanges[] {
  const entries = globSync(`${ROOT}/.changeset/*.md`).toSorted().map(readChangeset)
  return globSync(`${ROOT}/packages/*/package.json`)
    .toSorted()
    .flatMap((path) => {
      const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
      return manifest.private ? [] : [toChanges(manifest, dirname(path), entries)]
    })
}

function toChanges(
  { name, version }: Manifest,
  folder: string,
  entries: readonly Changeset[],
): PackageChanges {
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
