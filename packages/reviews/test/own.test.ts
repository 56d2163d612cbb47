import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reviewAudit, reviewMails } from '../src/server/data/schema.ts'
import { reviews } from '../src/server.ts'
import { createPicture } from './hostile-pictures.ts'
import { PRODUCT, readJson, startApi, type TestApi } from './start-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.stop())

const picture = () => createPicture(64, 64).png().toBuffer()
const as = (name: string) => ({ headers: { cookie: `session=${name}` } })

async function listOwn(name: string) {
  const answer = await api.call('/api/reviews/own', as(name))
  return (await readJson(answer)).reviews
}

interface Change {
  readonly fields?: Readonly<Record<string, string>>
  readonly images?: readonly Uint8Array[]
  readonly by?: string
}

async function change(id: string, { fields = {}, images = [], by = 'ann' }: Change = {}): Promise<Response> {
  const data = new FormData()
  const values = { rating: '2', title: 'Changed', body: 'It went soft.', ...fields }
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  for (const image of images) data.append('images', new File([new Uint8Array(image)], 'a.png'))
  const encoded = new Response(data)
  const type = encoded.headers.get('content-type') ?? ''
  const headers = { cookie: `session=${by}`, 'content-type': type }
  return api.call(`/api/reviews/own/${id}`, { method: 'PUT', headers, body: await encoded.arrayBuffer() })
}

const withdraw = (id: string, by = 'ann') =>
  api.call(`/api/reviews/own/${id}`, { method: 'DELETE', ...as(by) })

const getStats = async () => readJson(await api.call(`/api/reviews/by-product/${PRODUCT}/stats`))

async function getMails(): Promise<readonly string[]> {
  const mails = await api.db.select().from(reviewMails).orderBy(reviewMails.position)
  return mails.map(({ recipient, subject }) => `${recipient}: ${subject}`)
}

describe('a rejected review', () => {
  test('its author gets a mail with the reason, sees it, and sends the review again', async () => {
    const { id } = await readJson(await api.create())
    expect((await api.moderate(`/reviews/${id}/reject`, { reason: 'off_topic' })).status).toBe(200)
    const [mail] = await api.db.select().from(reviewMails)
    expect(mail).toMatchObject({ recipient: 'ann@example.com', subject: 'Your review was not published' })
    expect(mail?.text).toContain('The reason: It is not about the product.')
    const eligibility = await readJson(await api.call(`/api/reviews/eligibility/${PRODUCT}`, as('ann')))
    expect(eligibility).toMatchObject({
      canReview: false,
      own_reviews: [{ id, status: 'rejected', reject_reason: 'off_topic', title: 'Lovely' }],
    })
    expect((await change(id)).status).toBe(200)
    expect(await listOwn('ann')).toMatchObject([{ id, status: 'pending', title: 'Changed', rating: 2 }])
    expect(await listOwn('ann')).not.toMatchObject([{ reject_reason: 'off_topic' }])
    expect((await api.moderate(`/reviews/${id}/approve`, {})).status).toBe(200)
    expect(await getMails()).toEqual([
      'ann@example.com: Your review was not published',
      'ann@example.com: Your review is online',
    ])
  })

  test('other words than the known reasons are mailed as they are', async () => {
    const { id } = await readJson(await api.create())
    await api.moderate(`/reviews/${id}/reject`, { reason: 'About another <shop>.' })
    const [mail] = await api.db.select().from(reviewMails)
    expect(mail?.text).toContain('The reason: About another <shop>.')
    expect(mail?.html).toContain('About another &lt;shop&gt;.')
  })
})

describe('a change', () => {
  test('takes a published review out of the list until it is approved again', async () => {
    const id = await api.createApproved()
    expect(await getStats()).toMatchObject({ averageRating: 5, totalReviews: 1 })
    expect((await change(id)).status).toBe(200)
    expect(await getStats()).toMatchObject({ totalReviews: 0 })
    expect(api.changed).toEqual([PRODUCT, PRODUCT])
    await api.moderate(`/reviews/${id}/approve`, {})
    expect(await getStats()).toMatchObject({ averageRating: 2, totalReviews: 1 })
    const audit = await api.db.select().from(reviewAudit).orderBy(reviewAudit.position)
    expect(audit.map(({ action, actor }) => `${action} by ${actor}`)).toEqual([
      'submitted by customer',
      'approved by operator',
      'changed by customer',
      'approved by operator',
    ])
    expect(audit[2]?.detail).toBe('5/5 Lovely\nSmells of honey.')
  })

  test('keeps the named pictures, adds new ones and removes the files of the others', async () => {
    const { id } = await readJson(await api.create({}, [await picture(), await picture()]))
    const [before] = await listOwn('ann')
    const files = (await api.countFiles()) / 2
    const [, second] = before.images
    expect((await change(id, { fields: { kept: second.id }, images: [await picture()] })).status).toBe(200)
    const [after] = await listOwn('ann')
    expect(after.images).toHaveLength(2)
    expect(after.images[0].id).toBe(second.id)
    expect(await api.countFiles()).toBe(files * 2)
    const six = { fields: { kept: after.images.map((image: { id: string }) => image.id).join(',') } }
    const many = await Promise.all([1, 2, 3, 4].map(picture))
    expect((await change(id, { ...six, images: many })).status).toBe(400)
    expect(await api.countFiles()).toBe(files * 2)
  })

  test('a picture that waits is shown to its author alone', async () => {
    await api.create({}, [await picture()])
    const [{ images }] = await listOwn('ann')
    const { url } = images[0]
    const statuses = await Promise.all(
      [as('ann'), as('ben'), {}].map(async (init) => (await api.call(url, init)).status),
    )
    expect(statuses).toEqual([200, 404, 401])
    expect((await api.call(url, as('ann'))).headers.get('cache-control')).toBe('private, no-store')
    expect((await api.call(url.replace('/own', ''))).status).toBe(404)
  })

  test('of somebody else’s review looks like one of none', async () => {
    const { id } = await readJson(await api.create())
    for (const by of ['ben', 'cleo']) expect((await change(id, { by })).status).toBe(404)
    expect((await withdraw(id, 'ben')).status).toBe(404)
    expect((await change(id, { by: 'nobody' })).status).toBe(401)
    expect((await withdraw(id, 'nobody')).status).toBe(401)
    expect((await withdraw(id, 'down')).status).toBe(503)
    expect((await change('none')).status).toBe(404)
    expect(await listOwn('ann')).toMatchObject([{ title: 'Lovely' }])
    expect(await listOwn('ben')).toEqual([])
  })

  test('obeys the rules of a new review', async () => {
    const { id } = await readJson(await api.create())
    const wrong = [
      ['title', '\u200b'],
      ['body', ' '],
      ['rating', '6'],
      ['orderId', 'ann-1'],
    ] as const
    for (const [name, value] of wrong)
      expect((await change(id, { fields: { [name]: value } })).status).toBe(400)
    expect((await change(id, { images: [new TextEncoder().encode('<svg/>')] })).status).toBe(415)
    const foreign = { method: 'DELETE', headers: { cookie: 'session=ann', origin: 'https://evil.example' } }
    expect((await api.call(`/api/reviews/own/${id}`, foreign)).status).toBe(403)
  })

  test('a moderator does not decide about a text that has changed in the meantime', async () => {
    const { id } = await readJson(await api.create())
    const { version } = await readJson(await api.moderate(`/reviews/${id}`))
    await change(id)
    expect((await api.moderate(`/reviews/${id}/approve`, { version })).status).toBe(409)
    expect((await api.moderate(`/reviews/${id}/reject`, { version, reason: 'x' })).status).toBe(409)
    expect((await api.moderate(`/reviews/${id}/approve`, { version: version + 1 })).status).toBe(200)
  })
})

test('a withdrawn review is gone with its pictures and earlier texts, and its order may be reviewed again', async () => {
  const id = await api.createApproved({}, [await picture()])
  await change(id)
  await api.moderate(`/reviews/${id}/approve`, {})
  expect((await withdraw(id)).status).toBe(200)
  expect(await api.countFiles()).toBe(0)
  expect(await getStats()).toMatchObject({ totalReviews: 0 })
  expect(await api.db.select().from(reviews).where(eq(reviews.id, id))).toEqual([])
  const audit = await api.db.select().from(reviewAudit).orderBy(reviewAudit.position)
  expect(audit.map(({ action, detail }) => [action, detail])).toEqual([
    ['submitted', null],
    ['approved', null],
    ['changed', null],
    ['approved', null],
    ['withdrawn', null],
  ])
  expect((await withdraw(id)).status).toBe(404)
  expect((await api.create()).status).toBe(201)
})

test('changes of an account count as its reviews do', async () => {
  const limited = await startApi({ limits: { create: { calls: 2, seconds: 60 } } })
  const first = api
  api = limited
  const { id } = await readJson(await api.create())
  expect([(await change(id)).status, (await change(id)).status]).toEqual([200, 429])
  await limited.stop()
  api = first
})

describe('the shop’s answer', () => {
  test('is shown below the review, mailed once and removed again', async () => {
    const id = await api.createApproved()
    const list = `/api/reviews/by-product-id/${PRODUCT}`
    const put = (text: string) =>
      api.moderate(`/reviews/${id}/reply`, { text }, 'PUT').then(({ status }) => status)
    expect(await put('Thank you,\r\nAnn!\u0007 ')).toBe(200)
    const [review] = (await readJson(await api.call(list))).reviews
    expect(review.reply).toEqual({ text: 'Thank you,\nAnn!', created_at: expect.any(String) })
    expect((await listOwn('ann'))[0].reply).toEqual(review.reply)
    expect(await put('Thanks!')).toBe(200)
    expect(await getMails()).toEqual([
      'ann@example.com: Your review is online',
      'ann@example.com: We have answered your review',
    ])
    expect(await put('')).toBe(200)
    expect((await readJson(await api.call(list))).reviews[0]).not.toHaveProperty('reply')
    expect(api.changed).toEqual([PRODUCT, PRODUCT, PRODUCT, PRODUCT])
    expect(await put('x'.repeat(2001))).toBe(400)
  })

  test('of a review that does not exist is refused', async () => {
    expect((await api.moderate('/reviews/none/reply', { text: 'Hello' }, 'PUT')).status).toBe(404)
  })
})
