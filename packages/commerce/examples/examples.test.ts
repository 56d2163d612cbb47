import { createServer, type Server } from 'node:http'
import { fetchStoreUrl } from '@sorrel/commerce/store'
import { fetchProductsCount } from '@sorrel/commerce/catalog'
import { createCommerceClient } from '@sorrel/commerce/client'
import { useServer } from 'graphql-ws/use/ws'
import { createSchema, createYoga } from 'graphql-yoga'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { createBatchingFetch } from './batching-fetch.ts'
import { createLiveClient } from './live-updates.ts'

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `127.0.0.1:${address.port}`
}

const schema = createSchema({
  typeDefs: `
    scalar File
    type Store { url: String }
    type Settings { store: Store }
    type Products { count: Int }
    type Query { storeSettings: Settings products(limit: Int, where: JSON, category: String): Products }
    scalar JSON
    type Mutation { upload(file: File!): String }
    type Subscription { stock: Int }
  `,
  resolvers: {
    Query: {
      storeSettings: () => ({ store: { url: 'https://sorrel.test' } }),
      products: () => ({ count: 28 }),
    },
    Mutation: {
      upload: async (_: unknown, { file }: { file: File }) => `${file.name}: ${await file.text()}`,
    },
    Subscription: {
      stock: {
        subscribe: async function* () {
          for (const stock of [3, 2, 1]) yield { stock }
        },
      },
    },
  },
})

test('batching: calls made together go out as one request, and each gets its own answer', async () => {
  const yoga = createYoga({ schema, batching: true, logging: false, graphqlEndpoint: '/graphql/v2' })
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    return yoga(request, response)
  })
  const url = `http://${await listen(server)}`
  const client = createCommerceClient({ url, publicKey: 'pk', fetch: createBatchingFetch() })
  const answers = await Promise.all([fetchStoreUrl(client), fetchProductsCount(client)])
  expect(answers).toEqual([
    { ok: true, value: 'https://sorrel.test' },
    { ok: true, value: 28 },
  ])
  expect(requests).toBe(1)
})

test('batching: two people’s calls are never one request, and a failure reaches every call', async () => {
  const sessions = new Set<string | null>()
  const fetch = createBatchingFetch(async (_, init) => {
    sessions.add(new Headers(init?.headers).get('x-session'))
    return new Response('', { status: 500 })
  })
  const connect = (session: string) =>
    createCommerceClient({ url: 'http://shop.test', publicKey: 'pk', fetch, getSession: () => session })
  const answers = await Promise.all([fetchStoreUrl(connect('ann')), fetchStoreUrl(connect('bob'))])
  expect(sessions).toEqual(new Set(['ann', 'bob']))
  expect(answers).toMatchObject([{ error: { kind: 'http' } }, { error: { kind: 'http' } }])
})

test('upload: a file among the variables goes out as a multipart form', async () => {
  const server = createServer(createYoga({ schema, logging: false, graphqlEndpoint: '/graphql/v2' }))
  const client = createCommerceClient({ url: `http://${await listen(server)}`, publicKey: 'pk' })
  const file = new File(['oat'], 'soap.txt')
  const { data, error } = await client.urql
    .mutation('mutation ($file: File!) { upload(file: $file) }', { file })
    .toPromise()
  expect(error).toBeUndefined()
  expect(data).toEqual({ upload: 'soap.txt: oat' })
})

test('live updates: a subscription comes over a web socket, beside calls over HTTP', async () => {
  const server = createServer(createYoga({ schema, logging: false, graphqlEndpoint: '/graphql/v2' }))
  const sockets = new WebSocketServer({ server, path: '/live' })
  const keys: unknown[] = []
  const live = useServer(
    { schema, onConnect: ({ connectionParams }) => void keys.push(connectionParams?.authorization) },
    sockets,
  )
  onTestFinished(async () => live.dispose())
  const host = await listen(server)
  const client = createLiveClient({ url: `http://${host}`, socketUrl: `ws://${host}/live`, publicKey: 'pk' })
  const seen = new Set<unknown>()
  const watching = client.urql
    .subscription('subscription { stock }', {})
    .subscribe(({ data }) => seen.add(data?.stock))
  await vi.waitFor(() => expect([...seen]).toEqual([3, 2, 1]))
  watching.unsubscribe()
  expect(keys).toEqual(['pk'])
  expect(await fetchStoreUrl(client)).toEqual({ ok: true, value: 'https://sorrel.test' })
})
