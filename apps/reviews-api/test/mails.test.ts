import { startReviewJobs } from '@sorrel/reviews/server'
import { TestClock } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openReviewsDatabase } from '../src/database.ts'
import { createDeliver } from '../src/mailer.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Running, SHOP, startApp } from './processes.ts'
import { makePlace, type TestPlace } from './test-database.ts'

const TOKEN = 'a-token-for-tests-only'
/** Reading takes some milliseconds. */
const READ_MS = 2000

let place: TestPlace
let api: Running
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  place = await makePlace('reviews-mails')
  api = await startApp('apps/reviews-api', {
    COMMERCE_URL: 'http://127.0.0.1:9',
    DATABASE_URL: place.databaseUrl ?? '',
    DATA_DIR: place.dataDir,
    MODERATION_TOKEN: TOKEN,
    SEED: 'demo',
    SMTP_URL: server.url,
  })
})
afterAll(async () => {
  await api.stop('SIGKILL')
  server.close()
  await place.remove()
})

const queue = z.object({ reviews: z.array(z.object({ id: z.string() })) })

async function moderate(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${api.origin}/moderation/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(READ_MS),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Rejects a review of the demo: its author gets a mail. */
async function rejectOne(): Promise<void> {
  const { reviews } = queue.parse(await moderate('/reviews?queue=approved'))
  await moderate(`/reviews/${reviews[0]?.id}/reject`, { reason: 'off_topic' })
}

async function read(): Promise<number> {
  const signal = AbortSignal.timeout(READ_MS)
  return (await fetch(`${api.origin}/api/reviews/by-product/none/stats`, { signal })).status
}

const countFailures = () => api.getOutput().split('a job failed').length - 1

test.each(['is silent', 'stalls after the sender', 'stalls after the mail'] as const)(
  'a mail server that %s holds up no reader, no decision and no other mail, and gets ten seconds',
  async (manner) => {
    const [connections, taken, failures] = [server.getConnections(), server.taken.length, countFailures()]
    server.become(manner)
    await rejectOne()
    await expect.poll(server.getConnections).toBe(connections + 1)
    for (let times = 0; times < 5; times += 1) expect(await read()).toBe(200)
    server.become('takes')
    await rejectOne()
    await expect.poll(() => server.taken.length).toBe(taken + 1)
    expect(countFailures()).toBe(failures)
    await expect.poll(countFailures, { timeout: 14_000 }).toBe(failures + 1)
  },
)

test('killed while a mail is sent, it leaves that to the next process, which sends it with the same id and no other again', async () => {
  const unanswered = server.unanswered.length
  server.become('stalls after the mail')
  await rejectOne()
  await expect.poll(() => server.unanswered.length).toBe(unanswered + 1)
  await api.stop('SIGKILL')
  const before = server.taken.map(getId)
  server.become('takes')

  const { close, ...database } = await openReviewsDatabase(place)
  const clock = new TestClock(Date.now())
  const nowhere = { outboxUrl: undefined, outboxToken: undefined }
  const deliver = createDeliver({ ...nowhere, smtpUrl: server.url, storefrontUrl: SHOP })
  const jobs = await startReviewJobs({ ...database, clock, deliver })
  // Those of the tests before wait, too.
  await expect.poll(() => clock.tick(10_000).then(() => server.taken.length)).toBe(before.length + 4)
  for (let minutes = 0; minutes < 10; minutes += 1) await clock.tick(60_000)
  await jobs.stop()
  await close()
  const later = server.taken.map(getId).slice(before.length)
  expect(later).toHaveLength(4)
  expect(later).toContain(getId(server.unanswered.at(-1)))
  expect(new Set([...before, ...later]).size).toBe(before.length + 4)
})

const getId = (mail = '') => /^message-id: (<\S+>)/im.exec(mail)?.[1] ?? 'none'
