import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPageServer } from './page-server.ts'

const SPECIFIER = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g

test('the built page server is plain JavaScript that loads nothing but packages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-server-'))
  try {
    await buildPageServer(folder)
    const files = await readdir(folder)
    expect(files.toSorted()).toEqual(['encoder-process.js', 'main.js'])
    const findOwn = async (file: string) => {
      const code = await readFile(join(folder, file), 'utf8')
      const loaded = [...code.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier)
      return loaded.filter((specifier) => /^[./#]/.test(specifier))
    }
    expect(await findOwn('encoder-process.js')).toEqual([])
    // Loaded in development only.
    expect(await findOwn('main.js')).toEqual(['../build/client-messages.ts'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
