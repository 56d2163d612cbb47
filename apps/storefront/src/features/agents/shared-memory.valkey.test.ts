import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { openConnection } from '@sorrel/next-cache/valkey'
import { createValkeyCounters } from '#backend/shared-state/valkey-counters.ts'
import { startValkey } from '@sorrel/config/valkey-server'
import { createSharedMemory } from './shared-memory.ts'

// Connections come back in their own time.
vi.setConfig({ testTimeout: 30_000 })

test('agents’ repeated calls, used nonces and ended checkouts are known everywhere, once', async () => {
  const valkey = await startValkey()
  const connections = await Promise.all(
    [1, 2, 3].map(() => openConnection(valkey.url, { debug: () => undefined })),
  )
  for (const { client } of connections) if (!client.isReady) await once(client, 'ready')
  const memories = connections.map((connection) =>
    createSharedMemory({ counters: createValkeyCounters({ connection, prefix: '{test}:' }) }),
  )
  const claims = memories.flatMap((memory) => [memory, memory].map((one) => one.claim('nonce a', 'used', 60)))
  expect((await Promise.all(claims)).filter((isFirst) => isFirst)).toHaveLength(1)
  await memories[0]?.set('repeat b', '{"what":"a cart"}', 60)
  expect(await memories[1]?.get('repeat b')).toBe('{"what":"a cart"}')
  await memories[1]?.claim('checkout end c', 'taken', 60)
  expect(await memories[2]?.get('checkout end c')).toBe('taken')
  await memories[2]?.delete('checkout end c')
  expect(await memories[0]?.get('checkout end c')).toBeUndefined()
  for (const { client } of connections) client.destroy()
})
