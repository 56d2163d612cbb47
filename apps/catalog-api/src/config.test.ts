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
