import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readChangeset } from './changesets.ts'

test('a changeset names packages with their kind of change, and has a text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changeset-'))
  try {
    const path = join(folder, 'a.md')
    writeFileSync(path, `---\n'@sorrel/ui': minor\n"create-sorrel": patch\n---\n\nA new\n\npart.\n`)
    const { bumps, text } = readChangeset(path)
    expect(Object.fromEntries(bumps)).toEqual({ '@sorrel/ui': 'minor', 'create-sorrel': 'patch' })
    expect(text).toBe('A new part.')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
