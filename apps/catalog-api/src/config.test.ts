import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('without variables it suits a developer', () => {
  expect(parseConfig({})).toMatchObject({
    ok: true,
    value: { port: 4002, commerceUrl: 'http://localhost:4000', pageSize: 1000, walkEveryMs: 43_200_000 },
  })
})

test('a database in memory is no folder', () => {
  expect(parseConfig({ DATA_DIR: 'memory://' })).toMatchObject({ ok: true, value: { dataDir: 'memory://' } })
})

test('what is wrong is named in one line, without its value', () => {
  const config = parseConfig({
    PORT: 'no',
    COMMERCE_URL: 'ftp://x',
    REVALIDATE_SECRET: 'secret',
    PAGE_SIZE: '1001',
    DATABASE_URL: '',
  })
  const line = config.ok ? '' : config.error
  expect(line).toMatch(/PORT must be.*COMMERCE_URL must be.*REVALIDATE_SECRET must have.*PAGE_SIZE/)
  expect(line).not.toContain('secret ')
})

test('where processes must share their state, whatever is missing for it is named', () => {
  const config = parseConfig({ SHARED_STATE: 'required' })
  expect(config).toEqual({
    ok: false,
    error:
      'SHARED_STATE is required, and processes cannot share what is not set: DATABASE_URL, REVALIDATE_SECRET',
  })
})
