import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Deliver, reviews } from '../src/server.ts'
import { createPicture } from './hostile-pictures.ts'
import {
  MODERATION,
  PRODUCT,
  readJson,
  startApi,
  startApiWithJobs,
  type TestApi,
  type TestJobs,
  TOKEN,
} from './start-api.ts'

let api: TestJobs
/** There is no mail server, where a test does not say otherwise. */
let send: Deliver = () => Promise.reject(new Error('no server'))
let approved: string
let pending: string
beforeAll(async () => {
  api = await startApiWithJobs(
    { deliver: (mail) => send(mail) },
    {
      moderation: {
        token: TOKEN,
        origin: MODERATION,
        toProductUrl: ({ productSlug }) => `https://shop.example/products/${productSlug}`,
      },
      limits: { sign_in: { calls: 1000, seconds: 60 }, create: { calls: 1000, seconds: 60 } },
    },
  )
  approved = await api.createApproved({ body: '<b>Bold</b> & good' }, [
    await createPicture(64, 64).png().toBuffer(),
  ])
  pending = (await readJson(await api.create({ orderId: 'ben-1' }, [], 'ben'))).id
})
afterAll(() => api.stop())

const submit = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  api.call(path, {
    method: 'POST',
    headers: { origin: MODERATION, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

async function signIn(): Promise<{ cookie: string; key: string }> {
  const response = await submit('/moderation/log-in', { token: TOKEN })
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(
    /^reviews_moderator=[^;]+; Max-Age=43200; Path=\/moderation; HttpOnly; SameSite=Strict$/,
  )
  expect(cookie).not.toContain(TOKEN)
  const page = await (
    await api.call('/moderation', { headers: { cookie: cookie.split(';')[0] ?? '' } })
  ).text()
  return { cookie: cookie.split(';')[0] ?? '', key: /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '' }
}

/** The cookie with other claims and the signature of before. */
function changeClaims(cookie: string, claims: object): string {
  const [header, payload = '', signature] = cookie.split('.')
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims }
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
}

describe('the token', () => {
  test('without a token moderation does not exist', async () => {
    const closed = await startApi({ moderation: undefined })
    for (const path of [
      '/moderation',
      '/moderation/log-in',
      '/moderation/api/reviews',
      '/moderation/assets/page.css',
    ]) {
      expect((await closed.call(path, { headers: { authorization: 'Bearer ' } })).status).toBe(404)
    }
    await closed.stop()
  })

  test.each([['short'], ['']])('the token "%s" is too short and refused at the start', async (token) => {
    await expect(startApi({ moderation: { token, origin: MODERATION } })).rejects.toThrow('at least 16')
  })
})

describe('the page', () => {
  test('asks for the token and refuses a wrong one', async () => {
    const gate = await api.call('/moderation')
    expect(await gate.text()).toContain('Sign in')
    expect(gate.headers.get('content-security-policy')).toContain("default-src 'none'")
    const refused = await submit('/moderation/log-in', { token: 'wrong' })
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null])
    expect(await refused.text()).toContain('This is not the token.')
  })

  test('escapes the text of reviews and links to the shop', async () => {
    const { cookie } = await signIn()
    const page = await (await api.call('/moderation?queue=approved', { headers: { cookie } })).text()
    expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; good')
    expect(page).toContain('href="https://shop.example/products/soap"')
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/moderation/assets/page.js" defer>'])
    expect(page).not.toMatch(/onload=|style=/)
    const picture = /src="(\/moderation\/images\/[^"]+)"/.exec(page)?.[1] ?? ''
    expect((await api.call(picture, { headers: { cookie } })).status).toBe(200)
    expect((await api.call(picture)).status).toBe(303)
  })

  test('a form requires our origin, a session and the session’s form key', async () => {
    const { cookie, key } = await signIn()
    const path = `/moderation/reviews/${pending}/approve`
    expect((await submit(path, { key }, { cookie, origin: 'https://evil.example' })).status).toBe(403)
    expect((await submit(path, { key: 'x' }, { cookie })).status).toBe(403)
    expect((await submit(path, {}, { cookie })).status).toBe(403)
    expect((await submit(path, { key })).headers.get('location')).toBe('/moderation')
    const [row] = await api.db.select().from(reviews).where(eq(reviews.id, pending))
    expect(row?.status).toBe('pending')
  })

  test('a refused form says why in the language of the browser', async () => {
    const { cookie, key } = await signIn()
    const refuse = async (path: string, fields: Readonly<Record<string, string>>) => {
      const headers = { cookie, 'accept-language': 'de' }
      const page = await (await submit(`/moderation/${path}`, { key, ...fields }, headers)).text()
      return /role="alert">([^<]*)/.exec(page)?.[1]
    }
    expect([
      await refuse(`reviews/${pending}/reply`, { text: 'x'.repeat(2001) }),
      await refuse(`reviews/${pending}/reject`, { reason: ' ' }),
      await refuse('reviews/none/approve', {}),
      await refuse('mails/none/send', {}),
    ]).toEqual([
      'Die Antwort ist zu lang.',
      'Bitte nennen Sie einen Grund.',
      'Diese Bewertung gibt es nicht.',
      'Diese E-Mail gibt es nicht.',
    ])
  })

  test('rejects with a reason, approves, and leads back to pages of moderation only', async () => {
    const { cookie, key } = await signIn()
    const reject = `/moderation/reviews/${pending}/reject`
    const done = await submit(
      reject,
      { key, reason: 'Advertising or spam', back: 'https://evil.example' },
      { cookie },
    )
    expect([done.status, done.headers.get('location')]).toEqual([303, '/moderation?done=rejected'])
    const page = await (await api.call(`/moderation/reviews/${pending}`, { headers: { cookie } })).text()
    expect(page).toContain('Advertising or spam')
    expect((await submit(reject, { key, reason: ' ', other: '' }, { cookie })).status).toBe(400)
    expect((await submit(reject, { key, reason: 'Again' }, { cookie })).status).toBe(409)
    const back = '/moderation?queue=rejected'
    const approvedNow = await submit(`/moderation/reviews/${pending}/approve`, { key, back }, { cookie })
    expect(approvedNow.headers.get('location')).toBe(`${back}&done=approved`)
    const after = await (await api.call(`${back}&done=approved`, { headers: { cookie } })).text()
    expect(after).toContain('Approved. The shop shows the review now.')
    const other = await (await api.call(`${back}&done=constructor`, { headers: { cookie } })).text()
    expect(other).not.toContain('role="status"')
  })

  test('a session ends at log-out, and a forged one is refused', async () => {
    const { cookie } = await signIn()
    const out = await submit('/moderation/log-out', {}, { cookie })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    const forged = changeClaims(cookie, { exp: 9_999_999_999 })
    expect(forged).not.toBe(cookie)
    expect(await (await api.call('/moderation', { headers: { cookie: forged } })).text()).toContain('Sign in')
  })

  test('of two moderators who saw a review wait, the second is told that it is decided', async () => {
    const { id } = await readJson(await api.create({ orderId: 'ben-2' }, [], 'ben'))
    const { cookie, key } = await signIn()
    const seen = { key, version: '0', status: 'pending' }
    const path = `/moderation/reviews/${id}`
    expect((await submit(`${path}/approve`, seen, { cookie })).status).toBe(303)
    expect((await submit(`${path}/reject`, { ...seen, reason: 'Spam' }, { cookie })).status).toBe(409)
    const page = await (await api.call(path, { headers: { cookie } })).text()
    expect(page).toContain('name="status" value="approved"')
    const [row] = await api.db.select().from(reviews).where(eq(reviews.id, id))
    expect(row?.status).toBe('approved')
  })
})

test('the author gets a mail of each decision, in the outbox and by the mail server when there is one', async () => {
  const { cookie } = await signIn()
  const outbox = await (await api.call('/moderation/mails', { headers: { cookie } })).text()
  expect(outbox.match(/ann@example\.com/g)).toHaveLength(1)
  await api.moderate(`/reviews/${approved}/reject`, { reason: 'x' })
  await api.moderate(`/reviews/${approved}/approve`, {})
  await api.pass(0)
  const sent: string[] = []
  send = ({ to, subject, text }) => {
    const [link] = /https:\S+/.exec(text) ?? []
    if (to === 'ann@example.com') sent.push(`${subject} ${link}`)
    return Promise.resolve()
  }
  await api.pass(120_000)
  const approval = 'Your review is online https://shop.example/products/soap'
  const rejection = 'Your review was not published https://shop.example/products/soap#write-review'
  expect(sent.toSorted()).toEqual([approval, approval, rejection])
  await api.pass(86_400_000)
  expect(sent).toHaveLength(3)
})

test.each([
  ['en', 'Your review is online', 'How do you like what you ordered?'],
  ['fr', 'Votre avis est en ligne', 'Que pensez-vous de votre commande'],
  ['de', 'Ihre Bewertung ist online', 'Wie gefällt Ihnen Ihre Bestellung?'],
])('an operator sees every kind of mail in %s', async (locale, approval, request) => {
  const path = `/moderation/mails/preview?locale=${locale}`
  expect((await api.call(path)).status).toBe(303)
  const { cookie } = await signIn()
  const page = await (await api.call(path, { headers: { cookie } })).text()
  const kinds = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, kind]) => kind)
  expect(kinds).toEqual(['approved', 'rejected', 'replied', 'request', 'confirm-restock', 'restock'])
  for (const words of [approval, request, 'Soap &amp; Co']) expect(page).toContain(words)
  expect(page).not.toMatch(/review_mail\.|\{\{/)
})

describe('moderators by name', () => {
  const ANNA = 'the-token-of-anna-0123'
  let named: TestApi
  beforeAll(async () => {
    named = await startApi({
      moderation: { token: TOKEN, moderators: [{ name: 'Anna', token: ANNA }], origin: MODERATION },
    })
  })
  afterAll(() => named.stop())

  const post = (path: string, fields: Readonly<Record<string, string>>, cookie = '') =>
    named.call(path, {
      method: 'POST',
      headers: { origin: MODERATION, 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams(fields).toString(),
    })

  async function enter(token: string) {
    const signedIn = await post('/moderation/log-in', { token })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const page = await (await named.call('/moderation', { headers: { cookie } })).text()
    return { cookie, page, key: /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '' }
  }

  test('the audit names whose token it was, on the page and by the API', async () => {
    const { id } = await readJson(await named.create())
    const anna = await enter(ANNA)
    expect(anna.page).toContain('Signed in as Anna')
    await post(`/moderation/reviews/${id}/approve`, { key: anna.key, version: '0' }, anna.cookie)
    const headers = {
      authorization: `Bearer ${ANNA}`,
      'x-moderator': 'Somebody',
      'content-type': 'application/json',
    }
    const rejected = await named.app.request(`/moderation/api/reviews/${id}/reject`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ reason: 'off_topic' }),
    })
    expect(rejected.status).toBe(200)
    await named.app.request(`/moderation/api/reviews/${id}/approve`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${TOKEN}` },
      body: '{}',
    })
    const { history } = await readJson(await named.moderate(`/reviews/${id}`))
    expect(history.map(({ action, actor }: Record<string, string>) => `${action} by ${actor}`)).toEqual([
      'submitted by customer',
      'approved by Anna',
      'rejected by Anna',
      'approved by Somebody',
    ])
  })

  test('a session under another name is refused', async () => {
    const { cookie } = await enter(ANNA)
    const forged = changeClaims(cookie, { sub: 'operator' })
    expect(await (await named.call('/moderation', { headers: { cookie: forged } })).text()).toContain(
      'Sign in',
    )
  })

  test('a token that is too short is refused at the start', async () => {
    const moderators = [{ name: 'Ben', token: 'short' }]
    const started = startApi({ moderation: { token: TOKEN, moderators, origin: MODERATION } })
    await expect(started).rejects.toThrow('the token of Ben must have at least 16')
  })
})

describe('the lists', () => {
  let lists: TestApi
  let cookie: string
  beforeAll(async () => {
    lists = await startApi()
    const picture = await createPicture(64, 64).png().toBuffer()
    await lists.create({ rating: '5', title: 'Five' })
    await lists.create({ rating: '2', title: 'Two', orderId: 'ben-1' }, [picture], 'ben')
    await lists.create({ rating: '1', title: 'One', orderId: 'dora-1' }, [], 'dora')
    const signedIn = await lists.call('/moderation/log-in', {
      method: 'POST',
      headers: { origin: MODERATION },
      body: new URLSearchParams({ token: TOKEN }),
    })
    cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  })
  afterAll(() => lists.stop())

  const show = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await lists.call(path, { headers: { cookie, ...headers } })).text()
  const getTitles = (page: string) =>
    [...page.matchAll(/<h2 id="title-[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title)

  test.each([
    ['rating=2', ['Two']],
    ['pictures=with', ['Two']],
    ['pictures=without', ['Five', 'One']],
    ['language=en', ['Five', 'Two', 'One']],
    ['language=fr', []],
    [`product=${PRODUCT}&rating=1`, ['One']],
    ['product=other', []],
    ["rating=6&product=x'--&language=xxx&pictures=all", ['Five', 'Two', 'One']],
  ])('filtered by %s', async (search, titles) => {
    expect(getTitles(await show(`/moderation?queue=pending&${search}`))).toEqual(titles)
    if (search.startsWith('rating=6')) return
    const answer = await readJson(await lists.moderate(`/reviews?${search}`))
    expect(answer).toMatchObject({ total: titles.length, reviews: titles.map((title) => ({ title })) })
  })

  test('are in the language of the browser, or in a chosen one', async () => {
    expect(await show('/moderation', { 'accept-language': 'de-CH,en' })).toMatch(
      /<html lang="de">[^]*Wartend/,
    )
    const chosen = await lists.call('/moderation/language?to=fr')
    const language = chosen.headers.get('set-cookie')?.split(';')[0] ?? ''
    const page = await show('/moderation', { cookie: `${cookie}; ${language}`, 'accept-language': 'de' })
    expect(page).toMatch(/<html lang="fr">[^]*En attente/)
    expect((await lists.call('/moderation/language?to=xx')).headers.get('set-cookie')).toBeNull()
  })

  test('chosen reviews are approved at once, but not those that have changed', async () => {
    const page = await show('/moderation')
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const chosen = [...page.matchAll(/name="review" value="([^"]+)"/g)].map(([, value = '']) => value)
    expect(chosen).toHaveLength(3)
    const approve = async (...names: readonly string[]) => {
      const body = new URLSearchParams([['key', key], ...names.map((name) => ['review', name])])
      const answer = await lists.call('/moderation/approve', {
        method: 'POST',
        headers: { origin: MODERATION, cookie },
        body,
      })
      return answer.headers.get('location')
    }
    const [first = '', second = '', third = ''] = chosen
    expect(await approve()).toBe('/moderation?done=bulk_none')
    expect(await approve(first, third.replace(/\.0$/, '.7'))).toBe('/moderation?done=bulk_part')
    expect(await approve(second, third)).toBe('/moderation?done=bulk')
    expect(getTitles(await show('/moderation?queue=pending'))).toEqual([])
  })
})

test('every answer has the remaining calls, and a refused one has Retry-After', async () => {
  const limited = await startApi({ limits: { read: { calls: 2, seconds: 60 } } })
  const path = `/api/reviews/by-product/${PRODUCT}/stats`
  const answers = [await limited.call(path), await limited.call(path), await limited.call(path)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"read";q=2;w=60')
  expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"read";r=1;t=\d+$/)
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  const other = await limited.call(path, { headers: { 'x-client-address': '10.0.0.9' } })
  expect(other.status).toBe(200)
  await limited.stop()
})

test('a limit stored in the database holds over several processes', async () => {
  const limited = await startApi({ limitStore: 'database', limits: { read: { calls: 2, seconds: 60 } } })
  const path = `/api/reviews/by-product/${PRODUCT}/stats`
  const statuses = (await Promise.all([1, 2, 3].map(() => limited.call(path)))).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429])
  await limited.stop()
})
