import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEmptyDatabase } from './empty-database.ts'

test('services that start at the same moment all get the files of an empty database', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'sorrel-empty-'))
  // Making real ones takes seconds of the processor each, and the next test makes one.
  const make = async () => new Blob(['files'])
  const found = await Promise.all(Array.from({ length: 5 }, () => readEmptyDatabase(cache, make)))
  expect(await Promise.all(found.map((blob) => blob.text()))).toEqual(Array(5).fill('files'))
  expect(await readdir(cache)).toHaveLength(1)
  await rm(cache, { recursive: true })
})

test('where they cannot be kept they are made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sorrel-empty-'))
  await writeFile(join(folder, 'file'), '')
  const found = await readEmptyDatabase(join(folder, 'file/cache'))
  expect(found.size).toBeGreaterThan(1_000_000)
  await rm(folder, { recursive: true })
})
