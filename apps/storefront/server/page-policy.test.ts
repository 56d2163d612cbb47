import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPreviewCookie } from '#routing/preview-cookie.ts'
import { getNonce, PAGE, PREVIEW_SECRET, startPageServer } from './page-server-fixture.ts'

let shop: Awaited<ReturnType<typeof startPageServer>>

beforeEach(async () => {
  shop = await startPageServer()
})

afterEach(() => {
  shop.stop()
})

test('a cached page goes out with the hashes of its code', async () => {
  const answer = await fetch(`${shop.origin}/about`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-[^']+';/)
  expect(await answer.text()).toBe(PAGE)
})

test('a script that somebody got into a cached page is not allowed and is logged with its page', async () => {
  const [plain, injected] = await Promise.all(
    ['/about', '/shared-recipe'].map((path) => fetch(`${shop.origin}${path}`)),
  )
  expect(await injected?.text()).toContain('steal()')
  expect(injected?.headers.get('content-security-policy')).toBe(plain?.headers.get('content-security-policy'))
  const noted = shop.lines.map((line) => JSON.parse(line)).filter(({ scripts }) => scripts !== undefined)
  expect(noted).toMatchObject([{ level: 50, page: '/en/gbp/shared-recipe', scripts: ['steal()'] }])
})

test('what a policy stopped in browsers is logged once, without queries', async () => {
  const answer = await fetch(`${shop.origin}/about`)
  expect(answer.headers.get('content-security-policy')).toContain('; report-to policy')
  expect(answer.headers.get('reporting-endpoints')).toBe('policy="/api/policy-reports"')
  const body = {
    documentURL: 'https://shop.example/set-password/secret?email=a@b.c',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://elsewhere.example/x.js?who=a@b.c',
  }
  const send = (reports: unknown) =>
    fetch(`${shop.origin}/api/policy-reports`, { method: 'POST', body: JSON.stringify(reports) })
  const report = { type: 'csp-violation', age: 1, url: body.documentURL, body }
  const other = { type: 'deprecation', body }
  for (const reports of [[report, other], [report]]) expect((await send(reports)).status).toBe(204)
  const noted = shop.lines.map((line) => JSON.parse(line)).filter(({ directive }) => directive !== undefined)
  expect(noted).toMatchObject([
    {
      level: 40,
      page: 'https://shop.example/set-password/…',
      directive: 'script-src-elem',
      blocked: 'https://elsewhere.example/x.js',
    },
  ])
  expect((await send({ reports: 1 })).status).toBe(400)
  expect((await send([{ ...report, more: 'x'.repeat(20_000) }])).status).toBe(400)
  expect((await fetch(`${shop.origin}/api/policy-reports`)).status).toBe(405)
  const more = await Promise.all(Array.from({ length: 20 }, () => send([report])))
  expect(more.some(({ status }) => status === 429)).toBe(true)
})

test('a streamed page goes out with its nonce and with the hash of its style', async () => {
  const answer = await fetch(`${shop.origin}/search`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' 'nonce-${getNonce(shop.getSeen())}';`)
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-[^']+';/)
  expect(await answer.text()).toContain('firstsecond</body>')
})

test('only pages of the preview may be framed, by the editor alone', async () => {
  const getAncestors = async (path: string, cookie = '') => {
    const { headers } = await fetch(shop.origin + path, { headers: { cookie } })
    return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  }
  const cookie = createPreviewCookie({
    publicOrigin: 'https://shop.example',
    secret: PREVIEW_SECRET,
    now: Date.now,
  })
  expect(await getAncestors('/about', `${cookie.name}=${cookie.createValue()}`)).toBe(
    'https://editor.example',
  )
  expect(await getAncestors('/about', `${cookie.name}=1`)).toBe("'none'")
  const others = ['/about', '/search', '/cart', '/broken', '/store-api/data']
  expect(await Promise.all(others.map((path) => getAncestors(path)))).toEqual(others.map(() => "'none'"))
})

test('a page that failed is hashed although it was to be streamed, and not to be found', async () => {
  const answer = await fetch(`${shop.origin}/cart`)
  expect(answer.status).toBe(500)
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-/)
})

test('a page that failed has a styled notice for a browser without script', async () => {
  const answer = await fetch(`${shop.origin}/cart`)
  const html = await answer.text()
  expect(html).toMatch(/<noscript><main><h1>Page unavailable<\/h1>/)
  expect(html).toContain('class="refresh" href="/cart"')
  expect(html).toContain(answer.headers.get('x-request-id'))
  const [, look = ''] = /<style>(.*?)<\/style>/.exec(html) ?? []
  const hash = createHash('sha256').update(look).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})
