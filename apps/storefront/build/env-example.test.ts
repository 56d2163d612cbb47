import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseEnv } from '../src/config/env.ts'
import { EXAMPLE_FILE, toEnvExample } from './env-example.ts'

test('the example names every variable and is up to date: node build/env-example.ts writes it', () => {
  expect(readFileSync(EXAMPLE_FILE, 'utf8')).toBe(toEnvExample())
  const named = [...toEnvExample().matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
  // Fields without a value stand in the schema alone.
  expect(named.length).toBeGreaterThanOrEqual(Object.keys(parseEnv({})).length)
})
