import { afterEach, beforeEach, expect, test } from 'vitest'
import { reviewMails } from '../src/server/data/schema.ts'
import type { Deliver, MailToSend } from '../src/server.ts'
import { MODERATION, PRODUCT, QUIET, startApiWithJobs, type TestJobs, TOKEN } from './start-api.ts'

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS
const DAY_MS = 24 * HOUR_MS
const TRIES = 21

let api: TestJobs
/** Error lines of the jobs. */
let errors: unknown[][]
let sent: MailToSend[]
const take: Deliver = async (mail) => void sent.push(mail)
const refuse: Deliver = () => Promise.reject(new Error('connect ECONNREFUSED'))
let deliver: Deliver

beforeEach(async () => {
  sent = []
  errors = []
  deliver = take
  const log = { ...QUIET, error: (...line: unknown[]) => void errors.push(line) }
  api = await startApiWithJobs({ deliver: (mail) => deliver(mail), log })
})
afterEach(() => api.stop())

const readMails = () => api.db.select().from(reviewMails).orderBy(reviewMails.position)

async function signIn() {
  const body = new URLSearchParams({ token: TOKEN })
  const signedIn = await api.call('/moderation/log-in', {
    method: 'POST',
    headers: { origin: MODERATION },
    body,
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const read = async (path = '/moderation/mails') =>
    (await api.call(path, { headers: { cookie, 'accept-language': 'en' } })).text()
  const key = /name="key" value="([^"]+)"/.exec(await read('/moderation?queue=approved'))?.[1] ?? ''
  const sendAgain = (id: string) =>
    api.call(`/moderation/mails/${id}/send`, {
      method: 'POST',
      headers: { cookie, origin: MODERATION },
      body: new URLSearchParams({ key, back: '/moderation/mails' }),
    })
  return { read, sendAgain }
}

test('a mail server that refuses for 26 seconds loses no mail', async () => {
  deliver = refuse
  await api.createApproved()
  await api.createApproved({ orderId: 'ben-1' }, [], 'ben')
  for (let seconds = 0; seconds < 26; seconds += 2) await api.pass(2 * SECOND_MS)
  deliver = take
  await api.pass(120 * SECOND_MS)
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'ben@example.com'])
  await api.pass(DAY_MS)
  expect(sent).toHaveLength(2)
})

test('a mail is tried for three days, is then shown as given up, and can be sent again', async () => {
  const triedAt: number[] = []
  deliver = (mail) => {
    triedAt.push(api.clock.now())
    return refuse(mail)
  }
  await api.createApproved()
  await api.pass(0)
  const [mail] = await readMails()
  const id = mail?.id ?? ''
  const early = await signIn()
  expect(await early.read()).toContain('not sent')
  expect((await early.sendAgain(id)).status).toBe(404)
  while (triedAt.length < TRIES) await api.pass(0.5 * HOUR_MS)
  expect(api.clock.now() - (triedAt[0] ?? 0)).toBeGreaterThan(3 * DAY_MS)
  expect(api.clock.now() - (triedAt[0] ?? 0)).toBeLessThan(4 * DAY_MS)
  await api.pass(7 * DAY_MS)
  expect(triedAt).toHaveLength(TRIES)
  expect(errors).toEqual([[{ mail: id }, expect.stringContaining('given up')]])

  const { read, sendAgain } = await signIn()
  expect(await read()).toContain('given up after three days')
  deliver = take
  const done = await sendAgain(id)
  expect([done.status, done.headers.get('location')]).toEqual([303, '/moderation/mails?done=resent'])
  expect(await read('/moderation/mails?done=resent')).toContain('The email is sent again.')
  await api.pass(0)
  expect(sent).toMatchObject([{ id, to: 'ann@example.com' }])
  expect((await readMails())[0]).toMatchObject({ dateFailed: null, dateSent: expect.any(Date) })
  expect(await read()).not.toContain('Send again')
  expect((await sendAgain(id)).status).toBe(404)
  expect((await sendAgain('none')).status).toBe(404)
})

test('a mail that takes its time holds up no other, and no reader', async () => {
  const { promise: answer, resolve: end } = Promise.withResolvers<void>()
  const begun: string[] = []
  deliver = (mail) => {
    begun.push(mail.to)
    return mail.to === 'ann@example.com' ? answer : take(mail)
  }
  await api.createApproved()
  await expect.poll(() => api.clock.tick(SECOND_MS).then(() => begun)).toEqual(['ann@example.com'])
  await api.createApproved({ orderId: 'ben-1' }, [], 'ben')
  await expect
    .poll(() => api.clock.tick(SECOND_MS).then(() => sent.map(({ to }) => to)))
    .toEqual(['ben@example.com'])
  const stats = await api.call(`/api/reviews/by-product/${PRODUCT}/stats`)
  expect(await stats.json()).toMatchObject({ totalReviews: 2 })
  end()
  await api.pass(0)
  expect((await readMails()).map(({ dateSent }) => dateSent !== null)).toEqual([true, true])
})

test('mails that were written where nobody sent them go out with the next start, once', async () => {
  const mail = { recipient: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await api.db.insert(reviewMails).values({ id: 'early', ...mail, dateCreated: new Date() })
  await api.pass(DAY_MS)
  expect(sent).toEqual([])
  deliver = refuse
  for (let times = 0; times < 3; times += 1) {
    await api.restart({ deliver: (mail) => deliver(mail) })
    await api.pass(0)
  }
  expect(sent).toEqual([])
  deliver = take
  await api.pass(HOUR_MS)
  expect(sent).toHaveLength(1)
})

test('two processes send a mail once', async () => {
  await api.join({ deliver: (mail) => deliver(mail) })
  for (const [orderId, name] of [
    ['ann-1', 'ann'],
    ['ben-1', 'ben'],
    ['dora-1', 'dora'],
  ] as const)
    await api.createApproved({ orderId }, [], name)
  await api.pass(0)
  expect(sent.map(({ to }) => to).toSorted()).toEqual([
    'ann@example.com',
    'ben@example.com',
    'dora@example.com',
  ])
})
