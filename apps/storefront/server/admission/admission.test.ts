import { createServer, IncomingMessage, request as send, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '#service/env.ts'
import { ADDRESS_HEADER } from '../incoming.ts'
import { listen } from '../listen.ts'
import { createAdmission, enterForVisitor, type Job, type Refusal } from './index.ts'
import { REFUSAL_DELAY_MS, REFUSALS_AT_ONCE } from './refusal-rate.ts'

const ADDRESS = '203.0.113.7'

function create(variables: Record<string, string> = {}) {
  return createAdmission({ env: parseEnv(variables) })
}

const fields = (count: number) => Array.from({ length: count }, () => 'a=1').join('&')

describe('the first line of a request', () => {
  const admission = create()
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
    expect(admission.checkTarget({ method, url })).toBeUndefined()
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
    const refusal = admission.checkTarget({ method, url })
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

  const visit = (admission: ReturnType<typeof create>, job: Partial<Job> = {}) =>
    admission.enter({ address: ADDRESS, priority: 'visitor', ...job })

  /** How many of so many renderings, one after the other, go through. */
  async function countPassed(admission: ReturnType<typeof create>, count: number, address = ADDRESS) {
    let passed = 0
    for (let done = 0; done < count; done += 1) {
      const turn = await visit(admission, { address })
      if (turn.ok) turn.value()
      passed += turn.ok ? 1 : 0
    }
    return passed
  }

  test('one address has the rate of a second and the burst of a minute; others have their own', async () => {
    const admission = create({ RENDER_RATE: '4', RENDER_BURST: '10' })
    expect(await countPassed(admission, 1000)).toBe(14)
    expect(await visit(admission)).toEqual({
      ok: false,
      error: { status: 429, text: 'Too many requests', retryAfterSeconds: 1 },
    })
    expect(await countPassed(admission, 5, '203.0.113.8')).toBe(5)
    vi.advanceTimersByTime(1000)
    expect(await countPassed(admission, 100)).toBe(4)
    vi.advanceTimersByTime(60_000)
    expect(await countPassed(admission, 100)).toBe(14)
  })

  test('a rate below one a second is counted over a longer time', async () => {
    const admission = create({ RENDER_RATE: '0.5', RENDER_BURST: '0' })
    expect(await countPassed(admission, 10)).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(await countPassed(admission, 10)).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(await countPassed(admission, 10)).toBe(1)
  })

  test('an IPv6 network counts as one address', async () => {
    const admission = create({ RENDER_RATE: '1', RENDER_BURST: '0' })
    expect(await countPassed(admission, 1, '2001:db8:1:2::1')).toBe(1)
    expect(await countPassed(admission, 1, '2001:db8:1:2:ffff::9')).toBe(0)
    expect(await countPassed(admission, 1, '2001:db8:1:3::1')).toBe(1)
  })

  test('a rate of 0 sets no limit', async () => {
    expect(await countPassed(create({ RENDER_RATE: '0' }), 500)).toBe(500)
  })

  test('too many at once are refused, and those that wait go on or are refused in time', async () => {
    const admission = create({
      RENDER_RATE: '0',
      RENDERS_AT_ONCE: '2',
      RENDERS_WAITING: '2',
      RENDER_WAIT_SECONDS: '3',
    })
    const busy = { ok: false, error: { status: 503, text: 'The shop is busy', retryAfterSeconds: 3 } }
    const running = [await visit(admission), await visit(admission)]
    const waiting = [visit(admission), visit(admission)]
    expect(await visit(admission)).toEqual(busy)
    const [first] = running
    if (first?.ok) first.value()
    expect((await waiting[0])?.ok).toBe(true)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await waiting[1]).toEqual(busy)
  })

  test('one address never fills the queue: there is room for the next visitor', async () => {
    const admission = create({ RENDER_BURST: '1000', RENDERS_AT_ONCE: '8', RENDERS_WAITING: '32' })
    const ends: (number | (() => void))[] = []
    for (let count = 0; count < 100; count += 1)
      void visit(admission).then((turn) => ends.push(turn.ok ? turn.value : turn.error.status))
    const other = visit(admission, { address: '203.0.113.8' })
    await vi.advanceTimersByTimeAsync(0)
    expect(ends.filter((end) => end === 429)).toHaveLength(90)
    const running = ends.filter((end) => typeof end === 'function')
    for (const release of running) release()
    expect((await other).ok).toBe(true)
  })

  test('what a renewal renders is not counted for anybody', async () => {
    const admission = create({ RENDER_RATE: '1', RENDER_BURST: '0' })
    for (let count = 0; count < 5; count += 1) {
      const turn = await admission.enter({ priority: 'renewal' })
      expect(turn.ok).toBe(true)
      if (turn.ok) turn.value()
    }
  })
})

describe('many refusals', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Sends so many requests that are refused. Gives how many of them have their answer at any time. */
  function sendMany(admission: ReturnType<typeof create>, count: number, address = ADDRESS) {
    const responses = Array.from({ length: count }, () => {
      const request = new IncomingMessage(new Socket())
      request.headers[ADDRESS_HEADER] = address
      const response = new ServerResponse(request)
      void admission.refuse(request, response, { status: 414, text: 'The query is too long' })
      return response
    })
    return () => responses.filter(({ writableEnded }) => writableEnded).length
  }

  test('are held back for the address that has them, and for no other', async () => {
    const admission = create()
    const countAnswered = sendMany(admission, REFUSALS_AT_ONCE + 5)
    const countOther = sendMany(admission, 1, '203.0.113.8')
    await vi.advanceTimersByTimeAsync(0)
    expect([countAnswered(), countOther()]).toEqual([REFUSALS_AT_ONCE, 1])
    await vi.advanceTimersByTimeAsync(REFUSAL_DELAY_MS)
    expect(countAnswered()).toBe(REFUSALS_AT_ONCE + 5)
  })

  test('are answered at once where the shop sets no limits, and again after a while', async () => {
    const unlimited = sendMany(create({ RENDER_RATE: '0' }), 100)
    const admission = create()
    sendMany(admission, REFUSALS_AT_ONCE)
    await vi.advanceTimersByTimeAsync(10_000)
    const countAnswered = sendMany(admission, 1)
    await vi.advanceTimersByTimeAsync(0)
    expect([unlimited(), countAnswered()]).toEqual([100, 1])
  })
})

describe('a visitor on a connection', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  /** One rendering at once; each goes on until the test finishes it. */
  async function serve(variables: Record<string, string> = {}) {
    const admission = create({ RENDERS_AT_ONCE: '1', RENDERS_WAITING: '1', ...variables })
    const rendering: ServerResponse[] = []
    const started = createServer((request, response) => {
      request.headers[ADDRESS_HEADER] = ADDRESS
      void enterForVisitor(admission, request, response).then((isAdmitted) => {
        if (isAdmitted) rendering.push(response)
      })
    })
    server = started
    const port = await listen(started, { host: '127.0.0.1', port: 0 })
    const visitors = new Set<AbortController>()
    const ask = async () => {
      const visitor = new AbortController()
      visitors.add(visitor)
      return (await fetch(`http://127.0.0.1:${port}/`, { signal: visitor.signal })).status
    }
    return { ask, rendering, leave: () => visitors.forEach((visitor) => visitor.abort()) }
  }

  test('holds its place until the answer is out', async () => {
    const { ask, rendering } = await serve({ RENDER_RATE: '0' })
    const first = ask()
    await vi.waitFor(() => expect(rendering).toHaveLength(1))
    const second = ask()
    rendering[0]?.end('made')
    expect(await first).toBe(200)
    await vi.waitFor(() => expect(rendering).toHaveLength(2))
    rendering[1]?.end('made')
    expect(await second).toBe(200)
  })

  test('gives its place back when it goes away', async () => {
    const { ask, rendering, leave } = await serve({ RENDER_RATE: '0' })
    const first = ask()
    await vi.waitFor(() => expect(rendering).toHaveLength(1))
    leave()
    await expect(first).rejects.toThrow(/abort/i)
    const second = ask()
    await vi.waitFor(() => expect(rendering).toHaveLength(2))
    rendering[1]?.end('made')
    expect(await second).toBe(200)
  })

  test('is answered with the refusal', async () => {
    const { ask, rendering } = await serve({ RENDER_RATE: '1', RENDER_BURST: '0' })
    const first = ask()
    await vi.waitFor(() => expect(rendering).toHaveLength(1))
    expect(await ask()).toBe(429)
    rendering[0]?.end('made')
    expect(await first).toBe(200)
  })
})

describe('the answer of a refusal', () => {
  let server: Server
  let origin: string
  let refusal: Refusal

  beforeEach(async () => {
    const admission = create()
    server = createServer((request, response) => void admission.refuse(request, response, refusal))
    origin = `http://127.0.0.1:${await listen(server, { host: '127.0.0.1', port: 0 })}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const throttled: Refusal = { status: 429, text: 'Too many requests', retryAfterSeconds: 7 }

  test.each([
    ['/products?sort=name', 'en', 'One moment, please'],
    ['/de/products?sort=name', 'de', 'Einen Moment bitte'],
    ['/fr/search?q=savon', 'fr', 'Un instant'],
  ])('%s gets a page in its language that needs nothing else', async (path, language, title) => {
    refusal = throttled
    const answer = await fetch(origin + path, { headers: { accept: 'text/html,*/*' } })
    const page = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<h1>${title}`)
    expect(page).toContain(`href="${path}"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('vary')).toBe('Accept')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  test('whoever asks for no page gets a line of text', async () => {
    refusal = { status: 503, text: 'The shop is busy', retryAfterSeconds: 5 }
    const answer = await fetch(`${origin}/products?sort=name`, { headers: { rsc: '1' } })
    expect([answer.status, await answer.text()]).toEqual([503, 'The shop is busy\n'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('retry-after')).toBe('5')
  })

  test('what no page of ours sends is answered shortly, also to a browser', async () => {
    refusal = { status: 405, text: 'The method is not allowed', allow: 'GET, HEAD' }
    const answer = await fetch(origin, { method: 'POST', headers: { accept: 'text/html' } })
    expect([answer.status, await answer.text()]).toEqual([405, 'The method is not allowed\n'])
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('a request for the head gets no body', async () => {
    refusal = throttled
    const answer = await fetch(origin, { method: 'HEAD', headers: { accept: 'text/html' } })
    expect(answer.status).toBe(429)
    expect(await answer.text()).toBe('')
  })

  test('Node hands on the targets that are refused as they came', async () => {
    const admission = create()
    const statuses: (number | undefined)[] = []
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      statuses.push(admission.checkTarget(request)?.status)
      response.end()
    })
    const { port } = new URL(origin)
    for (const [method, path] of [
      ['TRACE', '/'],
      ['GET', 'http://elsewhere.example/account/orders'],
      ['GET', `/?${fields(3900)}`],
    ] as const)
      await new Promise((resolve, reject) => {
        send({ host: '127.0.0.1', port, method, path }, (answer) => answer.resume().once('end', resolve))
          .once('error', reject)
          .end()
      })
    expect(statuses).toEqual([405, 400, 414])
  })
})
