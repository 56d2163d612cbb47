import { readFileSync } from 'node:fs'

// Ours because the readers of Changesets need an installation, which the check of a pull request has not.

/** A changeset: the packages it releases with their kind of change, and what a reader of the changelog is told. */
export interface Changeset {
  readonly bumps: ReadonlyMap<string, string>
  readonly text: string
}

/** Between two lines of dashes a changeset has the packages and their kind of change, then the text. */
export function readChangeset(path: string): Changeset {
  const [, head = '', text = ''] = readFileSync(path, 'utf8').split(/^---$/m)
  const bumps = [...head.matchAll(/['"](@?[^'"]+)['"]: *(\w+)/g)].map(
    ([, name = '', bump = '']) => [name, bump] as const,
  )
  return { bumps: new Map(bumps), text: text.trim().replaceAll(/\s*\n\s*/g, ' ') }
}
