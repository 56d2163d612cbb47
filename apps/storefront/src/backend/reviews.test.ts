import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '#testing/listen-locally.ts'
import { runRender } from './render.ts'

let api: Server
let calls = 0
/** Calls that nobody has answered or given up yet. */
let open: Set<ServerResponse>
/** What the API says; nothing while undefined. */
let answer: object | undefined

/** A reviews API that takes a call and may never answer it. */
beforeEach(async () => {
  calls = 0
  open = new Set()
  answer = undefined
  api = createServer((_, response) => {
    calls += 1
    open.add(response)
    response.on('close', () => open.delete(response))
    if (answer !== undefined) reply(response, answer)
  })
  vi.stubEnv('REVIEWS_URL', await listenLocally(api))
  for (const name of ['breakers', 'running reads'])
    Reflect.deleteProperty(globalThis, Symbol.for(`sorrel.storefront.${name}`))
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
  api.closeAllConnections()
  api.close()
})

function reply(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const STATS = {
  averageRating: 4,
  totalReviews: 1,
  ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
}

test('reviews that do not come take what is left of the page’s time, and then nothing', async () => {
  const { getFreshReviews } = await import('./reviews.ts')
  const reviews = getFreshReviews()
  const answers = await runRender({ deadline: Date.now() + 1000 }, async () => [
    await reviews?.getStats('p1'),
    await reviews?.list('p1'),
    await reviews?.getRatings(['p1']),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ ok: false })
  expect(calls).toBe(1)
})

test('a visitor’s page does not wait for the end of a call; a page that is made meanwhile gets its answer', async () => {
  const { getCachedReviews } = await import('./reviews.ts')
  const read = () =>
    runRender({ deadline: Date.now() + 10_000, priority: 'visitor' }, async () =>
      getCachedReviews(['p1'])?.getStats('p1'),
    )
  expect(await read()).toMatchObject({ ok: false })
  await expect.poll(() => open.size).toBe(1)
  const late = read()
  for (const response of open) reply(response, STATS)
  expect(await late).toMatchObject({ ok: true, value: STATS })
  expect(calls).toBe(1)
})
