import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createNotifier } from './notify.ts'

const SECRET = 'a-secret-of-sixteen-or-more'
const log = { info: () => {}, warn: () => {} }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function startReceiver(received: string[], name: string): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    received.push(`${name} ${incoming.url ?? ''} ${await text(incoming)}`)
    outgoing.end('{}')
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

test('the index is told before the shop, whose lists are made from it', async () => {
  const received: string[] = []
  const catalogUrl = await startReceiver(received, 'index')
  const storefrontUrl = await startReceiver(received, 'shop')
  const notifier = createNotifier({ config: { storefrontUrl, catalogUrl, revalidateSecret: SECRET }, log })
  notifier.notify('p1')
  await expect.poll(() => received).toHaveLength(2)
  expect(received).toEqual([
    'index /api/catalog/changes {"ids":["p1"]}',
    'shop /api/revalidate {"tags":["reviews:p1"]}',
  ])
  await notifier.stop()
})

test('the shop is told without an index, and where the index is away', async () => {
  const received: string[] = []
  const storefrontUrl = await startReceiver(received, 'shop')
  for (const catalogUrl of [undefined, 'http://127.0.0.1:9']) {
    const notifier = createNotifier({ config: { storefrontUrl, catalogUrl, revalidateSecret: SECRET }, log })
    notifier.notify('p1')
    const before = received.length
    await expect.poll(() => received.length).toBe(before + 1)
    await notifier.stop()
  }
})
