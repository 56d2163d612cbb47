import { expect, test } from 'vitest'
import { startSandbox } from '../../test/sandbox.ts'

test('more calls than RATE_LIMIT in a second are refused: 429 with Retry-After', async () => {
  const sandbox = await startSandbox({ RATE_LIMIT: '3' })
  const calls = await Promise.all(Array.from({ length: 9 }, () => sandbox.call('/api/settings')))
  const refused = calls.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect((await sandbox.call('/healthz')).status).toBe(200)
  await sandbox.stop()
})
