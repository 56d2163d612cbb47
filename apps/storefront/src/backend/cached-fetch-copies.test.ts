import { createServer } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'

/** What the service answers, in turn. */
let answers: { readonly status: number; readonly body: string }[] = []

const service = createServer((_, response) => {
  const { status, body } = answers.shift() ?? { status: 500, body: '' }
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
})
vi.stubEnv('COMMERCE_URL', await listenLocally(service))
afterAll(() => {
  vi.unstubAllEnvs()
  service.close()
})

const { createCachedFetch } = await import('./cached-fetch.ts')
const { invalidation } = await import('./invalidation.ts')
const { env } = await import('#config/env.ts')

const TAG = 'product:soap'
const OLD = { status: 200, body: '{"data":"old"}' }
const NEW = { status: 200, body: '{"data":"new"}' }
const FAILED = { status: 500, body: '{}' }

async function read(): Promise<string> {
  const answer = await createCachedFetch([TAG])(`${env.commerceUrl}/graphql`, { method: 'POST', body: 'a' })
  return `${answer.status} ${await answer.text()}`
}

test('after a change the first answer, which is the old copy, is not shown', async () => {
  await invalidation.invalidate([TAG])
  answers = [OLD, NEW, NEW]
  expect(await read()).toBe('200 {"data":"new"}')
  expect(await read()).toBe('200 {"data":"new"}')
})

test('nor is it when a failure came before it', async () => {
  await invalidation.invalidate([TAG])
  answers = [FAILED, OLD, NEW]
  expect(await read()).toBe('500 {}')
  expect(await read()).toBe('200 {"data":"new"}')
})
