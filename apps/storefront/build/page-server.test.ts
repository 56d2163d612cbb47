import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPageServer } from './page-server.ts'

const SPECIFIER = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g

test('the built page server is plain JavaScript that loads nothing but packages of plain JavaScript', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-server-'))
  try {
    await buildPageServer(folder)
    const files = await readdir(folder)
    expect(files.toSorted()).toEqual(['encoder-process.js', 'main.js'])
    const findLoaded = async (file: string) => {
      const code = await readFile(join(folder, file), 'utf8')
      return [...code.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier)
    }
    const findOwn = async (file: string) =>
      (await findLoaded(file)).filter((specifier) => /^[./#]/.test(specifier))
    expect(await findOwn('encoder-process.js')).toEqual([])
    // Loaded in development only.
    expect(await findOwn('main.js')).toEqual(['../build/client-messages.ts'])
    const packed = (await findLoaded('main.js')).filter((specifier) => specifier.startsWith('@sorrel/'))
    expect(packed.length).toBeGreaterThan(10)
    expect(packed.filter((name) => !import.meta.resolve(name).endsWith('.js'))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
