import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import loadConfig from 'next/dist/server/config.js'
import { afterEach, expect, test, vi } from 'vitest'
import { reuseBuiltConfiguration } from './built-configuration.ts'

afterEach(() => vi.unstubAllEnvs())

test('Next takes the configuration that the build resolved, and reads no other', async () => {
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', '')
  const directory = await mkdtemp(join(tmpdir(), 'built-'))
  try {
    await mkdir(join(directory, '.next'))
    const config = { distDir: '.next', expireTime: 7, experimental: {} }
    await writeFile(
      join(directory, '.next/required-server-files.json'),
      JSON.stringify({ version: 1, config }),
    )
    await writeFile(join(directory, 'next.config.mjs'), 'throw new Error("was read")')
    await reuseBuiltConfiguration(directory)
    expect(await loadConfig('phase-production-server', directory)).toEqual(config)
  } finally {
    await rm(directory, { recursive: true })
  }
})
