import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { getParts, loadSettings } from './parts.ts'

const PORTS = { storefront: 1, commerce: 2, reviews: 3, catalog: 4 }
const shop = { mode: 'production', ports: PORTS, moderationToken: 'token' } as const

afterEach(() => vi.unstubAllEnvs())

test('every part comes after those that it asks while it starts', () => {
  const names = getParts({ ...shop, hosted: undefined }).map(({ name }) => name)
  expect(names).toEqual(['commerce sandbox', 'reviews API', 'catalogue API', 'storefront'])
})

test('a hosted store takes the place of the sandbox', () => {
  const parts = getParts({ ...shop, hosted: 'https://store.example' })
  expect(parts.map(({ env }) => env.COMMERCE_URL)).toEqual(Array(3).fill('https://store.example'))
})

test('all parts share one secret, which the environment may set', () => {
  const getSecrets = () =>
    new Set(getParts({ ...shop, hosted: undefined }).map(({ env }) => env.REVALIDATE_SECRET))
  expect(getSecrets().size).toBe(1)
  vi.stubEnv('REVALIDATE_SECRET', 'given')
  expect(getSecrets()).toEqual(new Set(['given']))
})

test('.env.local is read where the environment says nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  try {
    loadSettings(folder)
    writeFileSync(join(folder, '.env.local'), 'SETTING_OF_FILE=file\nSETTING_OF_BOTH=file\n')
    vi.stubEnv('SETTING_OF_FILE', undefined)
    vi.stubEnv('SETTING_OF_BOTH', 'environment')
    loadSettings(folder)
    expect(process.env).toMatchObject({ SETTING_OF_FILE: 'file', SETTING_OF_BOTH: 'environment' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
