import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  databaseUrl,
  dataDir,
  folder,
  logLevel,
  origin,
  readEnvironment,
  secret,
  toPort,
} from './environment.ts'
import { publicKey } from './public-key.ts'

const schema = z.object({
  PORT: toPort(4000),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir.prefault('.data/here'),
  PICTURES: folder.optional(),
  SECRET: secret,
  LOG_LEVEL: logLevel,
})

test('an empty variable counts as unset, and a default stands in', () => {
  expect(readEnvironment(schema, { PORT: '', LOG_LEVEL: undefined })).toMatchObject({
    value: { PORT: 4000, LOG_LEVEL: 'info' },
  })
})

test.each([
  ['.data/x', /^\/.+\/\.data\/x$/],
  ['/var/data/', /^\/var\/data$/],
  ['memory://', /^memory:\/\/$/],
])('the folder %s is absolute, or in memory', (folder, expected) => {
  const parsed = readEnvironment(schema, { DATA_DIR: folder })
  expect(parsed.ok && parsed.value.DATA_DIR).toMatch(expected)
})

test('what is kept on disk cannot be in memory', () => {
  expect(readEnvironment(schema, { PICTURES: 'memory://' })).toMatchObject({
    error: 'PICTURES must be a folder',
  })
})

test('an address is an origin', () => {
  expect(readEnvironment(schema, { PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
    value: { PUBLIC_URL: 'https://shop.example' },
  })
})

test('a secret key of the store is refused, without being shown', () => {
  const keyed = z.object({ COMMERCE_PUBLIC_KEY: publicKey })
  expect(readEnvironment(keyed, { COMMERCE_PUBLIC_KEY: 'pk_mine' })).toMatchObject({ ok: true })
  expect(readEnvironment(keyed, { COMMERCE_PUBLIC_KEY: 'sk_mine' })).toEqual({
    ok: false,
    error: 'COMMERCE_PUBLIC_KEY must be the public key (pk_…), never the secret one',
  })
})

test('what is wrong is named in one line, without its value', () => {
  expect(
    readEnvironment(schema, {
      PORT: 'no',
      PUBLIC_URL: 'ftp://x',
      DATABASE_URL: 'mysql://a:b@c',
      SECRET: 'short',
    }),
  ).toEqual({
    ok: false,
    error:
      'PORT must be a port number; PUBLIC_URL must be an http or https address; ' +
      'DATABASE_URL must start with postgres://; SECRET must have at least 16 characters',
  })
})
