import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '#config/env.ts'
import { createRenderLimiter, type Job } from './index.ts'
import { type Refusal, toRefusalAnswer } from './refusal.ts'
import { REFUSAL_DELAY_MS, REFUSALS_AT_ONCE } from './refusal-rate.ts'
import { releaseLease, holdLease } from './leases.ts'

const ADDRESS = '203.0.113.7'

function create(variables: Record<string, string> = {}) {
  return createRenderLimiter({ env: parseEnv(variables) })
}

const fields = (count: number) => Array.from({ length: count }, () => 'a=1').join('&')

describe('the first line of a request', () => {
  const limiter = create()
  test.each([
    ['GET', '/'],
    ['HEAD', '/products?sort=name'],
    ['GET', `/products?${fields(50)}`],
    ['GET', `/products?q=${'x'.repeat(2046)}`],
    ['GET', `/${'x'.repeat(1023)}`],
    ['POST', '/api/newsletter/subscribe'],
    ['PUT', '/store-api/cart'],
    ['DELETE', '/store-api/cart/items'],
    ['POST', '/account/forms/login'],
    ['DELETE', '/api/reviews/r1/helpful'],
  ])('%s %.40s passes', (method, url) => {
    expect(limiter.checkTarget({ method, url })).toBeUndefined()
  })

  test.each([
    ['GET', `/?${fields(51)}`, 414],
    ['GET', `/api/revalidate?${fields(3900)}`, 414],
    ['PUT', `/store-api/cart?${fields(3900)}`, 414],
    ['GET', `/products?${'&'.repeat(50)}`, 414],
    ['GET', `/products?q=${'x'.repeat(2047)}`, 414],
    ['GET', `/${'x'.repeat(1024)}`, 414],
    ['GET', 'http://elsewhere.example/account/orders', 400],
    ['OPTIONS', '*', 400],
    ['GET', '', 400],
    ['TRACE', '/', 405],
    ['TRACE', '/store-api/cart', 405],
    ['POST', '/', 405],
    ['PUT', '/products/soap', 405],
    ['DELETE', '/account/orders', 405],
    ['OPTIONS', '/products', 405],
  ])('%s %.40s is refused', (method, url, status) => {
    const refusal = limiter.checkTarget({ method, url })
    expect(refusal?.status).toBe(status)
    expect(refusal?.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
  })

  test('the shop’s own endpoints follow their configured prefix', () => {
    const renamed = create({ STORE_API_PREFIX: 'backend' })
    expect(renamed.checkTarget({ method: 'PUT', url: '/backend/cart' })).toBeUndefined()
    expect(renamed.checkTarget({ method: 'PUT', url: '/store-api/cart' })?.status).toBe(405)
  })
})

describe('what has to be rendered', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const visit = (limiter: ReturnType<typeof create>, job: Partial<Job> = {}) =>
    limiter.acquire({ address: ADDRESS, ...job })

  /** How many of so many renderings, one after the other, go through. */
  async function countPassed(limiter: ReturnType<typeof create>, count: number, address = ADDRESS) {
    let passed = 0
    for (let done = 0; done < count; done += 1) {
      const lease = await visit(limiter, { address })
      if (lease.ok) lease.value()
      passed += lease.ok ? 1 : 0
    }
    return passed
  }

  test('one address has the rate of a second and the burst of a minute; others have their own', async () => {
    const limiter = create({ RENDER_RATE: '4', RENDER_BURST: '10' })
    expect(await countPassed(limiter, 1000)).toBe(14)
    expect(await visit(limiter)).toEqual({
      ok: false,
      error: { status: 429, text: 'Too many requests', retryAfterSeconds: 1 },
    })
    expect(await countPassed(limiter, 5, '203.0.113.8')).toBe(5)
    vi.advanceTimersByTime(1000)
    expect(await countPassed(limiter, 100)).toBe(4)
    vi.advanceTimersByTime(60_000)
    expect(await countPassed(limiter, 100)).toBe(14)
  })

  test('a rate below one a second is counted over a longer time', async () => {
    const limiter = create({ RENDER_RATE: '0.5', RENDER_BURST: '0' })
    expect(await countPassed(limiter, 10)).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(await countPassed(limiter, 10)).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(await countPassed(limiter, 10)).toBe(1)
  })

  test('an IPv6 network counts as one address', async () => {
    const limiter = create({ RENDER_RATE: '1', RENDER_BURST: '0' })
    expect(await countPassed(limiter, 1, '2001:db8:1:2::1')).toBe(1)
    expect(await countPassed(limiter, 1, '2001:db8:1:2:ffff::9')).toBe(0)
    expect(await countPassed(limiter, 1, '2001:db8:1:3::1')).toBe(1)
  })

  test('a rate of 0 sets no limit', async () => {
    expect(await countPassed(create({ RENDER_RATE: '0' }), 500)).toBe(500)
  })

  test('too many at once are refused, and those that wait go on or are refused in time', async () => {
    const limiter = create({
      RENDER_RATE: '0',
      RENDERS_AT_ONCE: '2',
      RENDERS_WAITING: '2',
      RENDER_WAIT_SECONDS: '3',
    })
    const busy = { ok: false, error: { status: 503, text: 'The shop is busy', retryAfterSeconds: 3 } }
    const running = [await visit(limiter), await visit(limiter)]
    const waiting = [visit(limiter), visit(limiter)]
    expect(await visit(limiter)).toEqual(busy)
    const [first] = running
    if (first?.ok) first.value()
    expect((await waiting[0])?.ok).toBe(true)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await waiting[1]).toEqual(busy)
  })

  test('one address never fills the queue: there is room for the next visitor', async () => {
    const limiter = create({ RENDER_BURST: '1000', RENDERS_AT_ONCE: '8', RENDERS_WAITING: '32' })
    const ends: (number | (() => void))[] = []
    for (let count = 0; count < 100; count += 1)
      void visit(limiter).then((lease) => ends.push(lease.ok ? lease.value : lease.error.status))
    const other = visit(limiter, { address: '203.0.113.8' })
    await vi.advanceTimersByTimeAsync(0)
    expect(ends.filter((end) => end === 429)).toHaveLength(90)
    const running = ends.filter((end) => typeof end === 'function')
    for (const release of running) release()
    expect((await other).ok).toBe(true)
  })
})

describe('many refusals', () => {
  const countHeldBack = async (limiter: ReturnType<typeof create>, count: number, address = ADDRESS) => {
    const delays = await Promise.all(Array.from({ length: count }, () => limiter.getDelayMs(address)))
    return delays.filter((ms) => ms === REFUSAL_DELAY_MS).length
  }

  test('are held back for the address that has them, and for no other', async () => {
    const limiter = create()
    expect(await countHeldBack(limiter, REFUSALS_AT_ONCE + 5)).toBe(5)
    expect(await countHeldBack(limiter, 1, '203.0.113.8')).toBe(0)
  })

  test('are answered at once where the shop sets no limits', async () => {
    expect(await countHeldBack(create({ RENDER_RATE: '0' }), 100)).toBe(0)
  })
})

describe('a lease', () => {
  test('is given back once its response has closed, and only once', () => {
    const release = vi.fn<() => void>()
    const id = holdLease(release)
    releaseLease('another')
    expect(release).not.toHaveBeenCalled()
    releaseLease(id)
    releaseLease(id)
    expect(release).toHaveBeenCalledOnce()
  })

  test('is given back after 30 s where nobody saw the end of its response', () => {
    vi.useFakeTimers()
    const release = vi.fn<() => void>()
    holdLease(release)
    vi.advanceTimersByTime(30_000)
    expect(release).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})

describe('the answer of a refusal', () => {
  const READER = { accept: 'text/html,*/*;q=0.8', requestId: 'r1' }
  const PROGRAM = { url: '/', accept: '*/*', requestId: 'r1' }
  const throttled: Refusal = { status: 429, text: 'Too many requests', retryAfterSeconds: 7 }

  test.each([
    ['/products?sort=name', 'en', 'Error 429'],
    ['/de/products?sort=name', 'de', 'Fehler 429'],
    ['/fr/search?q=savon', 'fr', 'Erreur 429'],
  ])('%s gets a page in its language that needs nothing else', async (path, language, title) => {
    const answer = toRefusalAnswer(throttled, { url: path, ...READER })
    const page = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<h1>${title}`)
    expect(page).toContain(`href="${path}"`)
    expect(page).toContain(`href="${language === 'en' ? '/' : `/${language}`}"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('vary')).toBe('Accept')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  test('whoever asks for no page gets a line of text', async () => {
    const answer = toRefusalAnswer({ status: 503, text: 'The shop is busy', retryAfterSeconds: 5 }, PROGRAM)
    expect([answer.status, await answer.text()]).toEqual([503, 'The shop is busy\n'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('retry-after')).toBe('5')
  })

  test.each([
    [405, /Nothing was changed/],
    [413, /make it shorter and send it again/],
    [414, /Make it shorter/],
  ] as const)(
    'error %i is a page for a person: what to do, the way home, nothing to repeat',
    async (status, text) => {
      const answer = toRefusalAnswer({ status, text: 'For programs' }, { url: '/products', ...READER })
      const page = await answer.text()
      expect(answer.status).toBe(status)
      expect(page).toContain(`<h1>Error ${status}</h1>`)
      expect(page).toMatch(text)
      expect(page).toContain('<a href="/">Back to home</a>')
      expect(page).not.toContain('class="refresh"')
    },
  )

  test('what no page of ours sends is answered shortly, with what the address takes instead', async () => {
    const refusal = { status: 405, text: 'The method is not allowed', allow: 'GET, HEAD' } as const
    const answer = toRefusalAnswer(refusal, PROGRAM)
    expect([answer.status, await answer.text()]).toEqual([405, 'The method is not allowed\n'])
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})
