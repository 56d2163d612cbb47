import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startReviewJobs } from '@sorrel/reviews/server'
import { TestClock } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openReviewsDatabase } from '../src/database.ts'
import { createDeliver } from '../src/mailer.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Running, SHOP, startApp } from './processes.ts'

const TOKEN = 'a-token-for-tests-only'
/** Reading waits for no mail: the demo's lists take some milliseconds. */
const READ_MS = 2000

let folder: string
let api: Running
let server: MailServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reviews-mails-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async (context) => {
  server = await startMailServer()
  api = await start(context.task.id)
})
afterEach(async () => {
  await api.stop('SIGKILL')
  server.close()
})

const start = (name: string) =>
  startApp('reviews-api', {
    COMMERCE_URL: 'http://127.0.0.1:9',
    DATABASE_URL: '',
    DATA_DIR: join(folder, name),
    MODERATION_TOKEN: TOKEN,
    SEED: 'demo',
    SMTP_URL: server.url,
  })

const queue = z.object({ reviews: z.array(z.object({ id: z.string() })) })

async function moderate(path: string, body?: object) {
  const answer = await fetch(`${api.origin}/moderation/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(READ_MS),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Approves a review of the demo that waits: its author gets a mail. */
async function approveOne(): Promise<void> {
  const { reviews } = queue.parse(await moderate('/reviews?queue=pending'))
  await moderate(`/reviews/${reviews[0]?.id}/approve`, {})
}

const read = async () => {
  const answer = await fetch(`${api.origin}/api/reviews/by-product/none/stats`, {
    signal: AbortSignal.timeout(READ_MS),
  })
  return answer.status
}

test.each(['is silent', 'stalls after the sender', 'stalls after the mail'] as const)(
  'a mail server that %s holds up no reader, no decision and no other mail',
  async (manner) => {
    server.become(manner)
    await approveOne()
    await expect.poll(server.getConnections).toBe(1)
    for (let times = 0; times < 5; times += 1) expect(await read()).toBe(200)
    server.become('takes')
    await approveOne()
    await expect.poll(() => server.taken.length).toBe(1)
    // The server gets ten seconds for each answer.
    await expect.poll(api.getOutput, { timeout: 14_000 }).toContain('a job failed')
    expect(server.taken).toHaveLength(1)
  },
)

test('killed while a mail is sent, another process sends it again with the same id, and nothing that was sent', async ({
  task,
}) => {
  await approveOne()
  await expect.poll(api.getOutput).toContain('did a job')
  server.become('stalls after the mail')
  await approveOne()
  await expect.poll(() => server.unanswered.length).toBe(1)
  await api.stop('SIGKILL')
  server.become('takes')

  const { close, ...database } = await openReviewsDatabase({ dataDir: join(folder, task.id) })
  const clock = new TestClock(Date.now())
  const deliver = createDeliver({ smtpUrl: server.url, storefrontUrl: SHOP, ...NO_OUTBOX })
  const jobs = await startReviewJobs({ ...database, clock, deliver })
  await expect.poll(() => clock.tick(10_000).then(() => server.taken.length)).toBe(2)
  for (let minutes = 0; minutes < 10; minutes += 1) await clock.tick(60_000)
  await jobs.stop()
  await close()
  expect(server.taken).toHaveLength(2)
  expect(getId(server.taken[1])).toBe(getId(server.unanswered[0]))
  expect(getId(server.taken[0])).not.toBe(getId(server.taken[1]))
})

const NO_OUTBOX = { outboxUrl: undefined, outboxToken: undefined }

const getId = (mail = '') => /^message-id: (<\S+>)/im.exec(mail)?.[1] ?? 'none'
