import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from './listen-locally.ts'
import { runRender } from './render.ts'

let api: Server
let calls = 0

/** A reviews API that takes a call and never answers it. */
beforeEach(async () => {
  calls = 0
  api = createServer(() => {
    calls += 1
  })
  vi.stubEnv('REVIEWS_URL', await listenLocally(api))
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
  api.closeAllConnections()
  api.close()
})

test('reviews that do not come take what is left of the page’s time, and then nothing', async () => {
  const { getFreshReviews } = await import('./reviews.ts')
  const reviews = getFreshReviews()
  const answers = await runRender({ deadline: Date.now() + 150 }, async () => [
    await reviews?.getStats('p1'),
    await reviews?.list('p1'),
    await reviews?.getRatings(['p1']),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ ok: false })
  expect(calls).toBe(1)
})
