import { describe, expect, test } from 'vitest'
import { parseConfig } from './config.ts'

describe('configuration', () => {
  test('an empty environment gives the defaults for a developer’s machine', () => {
    const parsed = parseConfig({ PORT: '' })
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        port: 4000,
        host: '127.0.0.1',
        publicUrl: 'http://localhost:4000',
        storefrontUrl: 'http://localhost:3000',
        publicKey: 'pk_sorrel_demo',
        databaseUrl: undefined,
        faults: false,
        settingsProfile: 'default',
      },
    })
    expect(parsed.ok && parsed.value.dataDir).toMatch(/^\/.*\.data\/commerce$/)
  })

  test('addresses lose their trailing slash, and the default public address has the configured port', () => {
    expect(parseConfig({ PORT: '4100', STOREFRONT_URL: 'https://shop.example/' })).toMatchObject({
      value: { publicUrl: 'http://localhost:4100', storefrontUrl: 'https://shop.example' },
    })
  })

  test.each([
    [{ PORT: 'many' }, 'PORT must be a port number'],
    [{ CLOCK: 'yesterday' }, 'CLOCK must be an ISO instant such as 2026-11-21T09:00:00Z'],
    [{ PUBLIC_URL: 'localhost:4000' }, 'PUBLIC_URL must be an http or https address'],
    [{ DATABASE_URL: 'mysql://x:secret@y' }, 'DATABASE_URL must start with postgres://'],
    [{ REVALIDATE_SECRET: 'short' }, 'REVALIDATE_SECRET must have at least 16 characters'],
  ])('%j is refused in one line that does not repeat the value', (env, message) => {
    expect(parseConfig(env)).toEqual({ ok: false, error: message })
  })
})
