import { createHash } from 'node:crypto'
import { request as ask, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { DATA, CACHED, PAGE, type Routes, startFront } from './front-fixture.ts'
import { UnavailableError } from '#backend/unavailable.ts'
import { DEFERRED_LOADER } from './transform/deferred-loader.ts'

type Front = Awaited<ReturnType<typeof startFront>>
type Headers = Readonly<Record<string, string>>

const fronts: Front[] = []

afterEach(async () => {
  for (const front of fronts.splice(0)) await front.stop()
})

async function start(...options: Parameters<typeof startFront>): Promise<Front> {
  const front = await startFront(...options)
  fronts.push(front)
  return front
}

/** An answer with its bytes as they came. */
async function get(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Headers } = {},
) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(url, { method, headers, agent: false }, resolve).on('error', reject).end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const sendPage =
  (headers: Headers, body = PAGE, status = 200): Routes[string] =>
  (response) =>
    response.writeHead(status, headers).end(body)

const routes: Routes = {
  '/kept': sendPage({ ...CACHED, 'x-middleware-rewrite': '/en/gbp/kept' }),
  '/other': sendPage(CACHED, '<html><body>other</body></html>'),
  '/injected': sendPage(CACHED, PAGE.replace('<body>', '<body><script>steal()</script>')),
  '/shared': async (response) => {
    response.setHeader('x-shared', '1')
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private, no-store' })
    for (const part of [PAGE.slice(0, 100), PAGE.slice(100)]) {
      response.write(part)
      await setImmediate()
    }
    response.end()
  },
  '/half': sendPage({ 'content-type': 'text/html', 'x-shared': '1' }, PAGE.replace('</html>', '')),
  '/failed-part': sendPage(
    { 'content-type': 'text/html', 'x-shared': '1' },
    PAGE.replace('<body>', '<body><template data-dgst="1"></template>'),
  ),
  '/for-one': sendPage({ 'content-type': 'text/html', 'x-shared': '1', 'set-cookie': 'a=1' }),
  '/account': sendPage({ 'content-type': 'text/html', 'cache-control': 'private, no-store' }),
  '/router': sendPage({ 'content-type': 'text/x-component', 'cache-control': 's-maxage=300' }, DATA),
  '/shared-data': sendPage({ 'content-type': 'text/x-component', 'x-shared': '1' }, DATA),
  '/packed': sendPage({ ...CACHED, 'content-encoding': 'zstd' }),
  '/missing': sendPage(CACHED, PAGE, 404),
}

test('a kept page is sent with its data in a file, and with the hashes of what is left in it', async () => {
  const { origin } = await start(routes)
  const page = await get(`${origin}/kept`)
  const html = page.body.toString()
  const [, path = ''] = /data-files="(\S+) /.exec(html) ?? []
  expect(html).toContain(`<p>Café</p>`)
  expect(html).not.toContain('__next_f')
  expect(page.headers['x-middleware-rewrite']).toBeUndefined()
  const policy = page.headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' ${hash(DEFERRED_LOADER)};`)
  expect(policy).toContain(`style-src-elem 'self' ${hash(':root{--a:1}')};`)
  expect(policy).toContain('; report-to policy')
  const data = await get(origin + path, { headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(data.body).toString()).toBe(DATA)
  expect(data.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    vary: 'Accept-Encoding',
  })
  const missing = await get(`${origin}/_page-data/never.js`)
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
  for (const { headers } of [data, missing])
    expect([headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual([
      'nosniff',
      'same-origin',
    ])
})

test('a kept page is transformed once, for all encodings, and keeps its tag', async () => {
  let times = 0
  const { transformPage } = await import('./transform/transform-page.ts')
  const transform = (html: string) => transformPage(((times += 1), html), {})
  const { origin } = await start(routes, { transform })
  const read = (encoding: string) => get(`${origin}/kept`, { headers: { 'accept-encoding': encoding } })
  const [br, gzip, plain] = await Promise.all(['br', 'gzip, deflate', 'identity'].map(read))
  expect([br, gzip, plain].map((page) => page?.headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  expect(brotliDecompressSync(br?.body ?? '')).toEqual(plain?.body)
  expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body)
  expect(br?.headers['content-length']).toBe(String(br?.body.length))
  expect(br?.headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect([gzip?.headers.etag, plain?.headers.etag]).toEqual([br?.headers.etag, br?.headers.etag])
  expect(times).toBe(1)
  await get(`${origin}/other`)
  expect(times).toBe(2)
})

test('a kept page says what it depends on, the currency’s cookie only where no cache in front knows it', async () => {
  const read = async (variables: Headers) =>
    (await get(`${(await start(routes, { variables })).origin}/kept`)).headers
  expect((await read({})).vary).toBe('Cookie, Sec-GPC, Save-Data, Accept-Encoding')
  expect((await read({ VARY_ON_COOKIE: 'false' })).vary).toBe('Sec-GPC, Save-Data, Accept-Encoding')
  const own = await start({ '/': sendPage({ ...CACHED, vary: 'rsc, accept-encoding' }) })
  expect((await get(own.origin)).headers.vary).toBe('rsc, accept-encoding, Cookie, Sec-GPC, Save-Data')
})

test('a visitor who has the page is told so, with the policy of the page', async () => {
  const { origin } = await start(routes)
  const page = await get(`${origin}/kept`)
  for (const tag of [page.headers.etag ?? '', `"x", ${page.headers.etag}`, '*']) {
    const known = await get(`${origin}/kept`, { headers: { 'if-none-match': tag } })
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect(known.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
  }
  expect((await get(`${origin}/kept`, { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
})

test.each(['/kept', '/shared', '/account', '/missing'])(
  'a HEAD of %s has the headers of its GET, and no body',
  async (path) => {
    const { origin } = await start(routes)
    const headers = { 'accept-encoding': 'br', connection: 'close' }
    const toHeaders = (answer: { readonly headers: IncomingMessage['headers'] }) =>
      Object.entries(answer.headers).filter(([name]) => name !== 'date' && name !== 'transfer-encoding')
    const page = await get(origin + path, { headers })
    const head = await get(origin + path, { headers, method: 'HEAD' })
    expect(head.status).toBe(page.status)
    expect(toHeaders(head)).toEqual(toHeaders(page))
    expect(head.body.length).toBe(0)
  },
)

test('a script that somebody got into a page is not allowed and is logged with its page', async () => {
  const { origin, getLog } = await start(routes)
  const [plain, injected] = await Promise.all(['/kept', '/injected'].map((path) => get(origin + path)))
  expect(injected?.body.toString()).toContain('steal()')
  expect(injected?.headers['content-security-policy']).toBe(plain?.headers['content-security-policy'])
  await get(`${origin}/injected`)
  expect(getLog()).toMatchObject([{ level: 50, path: '/injected', scripts: ['steal()'] }])
})

test('a page whose policy no proxy would take is readable and runs nothing', async () => {
  const styles = Array.from({ length: 20 }, (_, index) => `<style>a${index}{}</style>`).join('')
  const scripts = Array.from(
    { length: 200 },
    (_, index) => `<script>self.__next_f.push([1,"${index}"])</script>`,
  )
  const { origin, getLog } = await start({
    '/': sendPage(CACHED, `<html>${styles}${scripts.join('')}</html>`),
  })
  const { headers } = await get(origin)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain(hash('a0{}'))
  expect(getLog()).toMatchObject([{ msg: 'policy too long: the page will not run' }])
})

test('a page that is everybody’s may be kept for seconds by caches in front once it is seen to be whole', async () => {
  const { origin } = await start(routes)
  const read = async (path: string) => {
    const { headers, body } = await get(origin + path)
    expect(headers['x-shared']).toBeUndefined()
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    return { control: headers['cache-control'], body: body.toString() }
  }
  const shared = await read('/shared')
  expect(shared.control).toBe('s-maxage=5, stale-while-revalidate=60')
  expect(shared.body).toContain(' data-files="/_page-data/')
  for (const path of ['/half', '/failed-part', '/for-one'])
    expect((await read(path)).control).toBe('private, no-store')
})

test('the mark of such a page stays inside, also on its data', async () => {
  const { origin } = await start(routes)
  const { headers, body } = await get(`${origin}/shared-data`)
  expect([headers['x-shared'], headers['cache-control'], body.toString()]).toEqual([
    undefined,
    undefined,
    DATA,
  ])
})

test('what is not a page for everybody passes as it is, compressed', async () => {
  const { origin } = await start(routes)
  for (const path of ['/account', '/router', '/missing']) {
    const plain = await get(origin + path)
    expect(plain.body.toString()).toBe(path === '/router' ? DATA : PAGE)
    expect([plain.headers.etag, plain.headers['content-security-policy']]).toEqual([undefined, undefined])
    const packed = await get(origin + path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body)
  }
  const { headers, body } = await get(`${origin}/packed`, { headers: { 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], body.toString()]).toEqual(['zstd', PAGE])
})

test.each(['identity', 'gzip', 'br'])(
  'a streamed page (%s) comes part by part, as it is written',
  async (encoding) => {
    const { promise: seen, resolve: see } = Promise.withResolvers<void>()
    const { origin } = await start({
      '/': async (response) => {
        response.setHeader('content-type', 'text/html')
        response.flushHeaders()
        response.write('<html><body>first')
        if ('flush' in response && typeof response.flush === 'function') response.flush()
        await seen
        response.write(new Uint8Array(Buffer.from('second')))
        response.end('</body></html>')
      },
    })
    const answer = await fetch(origin, { headers: { 'accept-encoding': encoding } })
    const parts: string[] = []
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      parts.push(part)
      see()
    }
    expect(parts[0]).toBe('<html><body>first')
    expect(parts.join('')).toBe('<html><body>firstsecond</body></html>')
  },
)

test('a slow reader makes the writer of a stream wait', async () => {
  const { promise: waited, resolve } = Promise.withResolvers<boolean>()
  const { port } = await start({
    '/': (response) => {
      response.setHeader('content-type', 'application/octet-stream')
      const writeOn = () =>
        response.write(Buffer.alloc(65_536)) ? void setImmediate().then(writeOn) : resolve(true)
      writeOn()
    },
  })
  const socket = connect({ host: '127.0.0.1', port })
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  expect(await waited).toBe(true)
  socket.destroy()
})

test.each(['held', 'streamed'])(
  'a client that goes away in the middle of a %s page leaves nothing behind',
  async (kind) => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { front, port, origin, getLog } = await start({
      ...routes,
      '/': async (response) => {
        response.once('close', close)
        response.writeHead(200, kind === 'held' ? CACHED : { 'content-type': 'text/html' })
        response.write('<html>')
        begin()
        await closed
        response.end('</html>')
      },
    })
    const socket = connect({ host: '127.0.0.1', port })
    socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\nAccept-Encoding: br\r\n\r\n')
    await begun
    socket.destroy()
    await closed
    expect((await get(`${origin}/kept`)).status).toBe(200)
    await expect
      .poll(() => new Promise((resolve) => front.getConnections((_, count) => resolve(count))))
      .toBe(0)
    expect(getLog()).toEqual([])
  },
)

test('a transform that throws lets the page pass as it is, and is logged', async () => {
  const transform = () => {
    throw new Error('unknown markup')
  }
  const policy = "script-src 'self' 'sha256-a'"
  const { origin, getLog } = await start(
    {
      '/': sendPage({ ...CACHED, 'content-security-policy': policy }),
      '/shared': sendPage({ 'content-type': 'text/html', 'cache-control': 'private', 'x-shared': '1' }),
    },
    { transform },
  )
  const { headers, body } = await get(origin, { headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(body).toString()).toBe(PAGE)
  expect(headers).toMatchObject({ 'content-security-policy': policy, 'cache-control': 's-maxage=300' })
  expect(getLog()).toMatchObject([{ level: 50, path: '/', err: { message: 'unknown markup' } }])
  const shared = await get(`${origin}/shared`)
  expect(shared.body.toString()).toBe(PAGE)
  expect(shared.headers['cache-control']).toBe('private')
  expect(shared.headers['content-security-policy']).toContain("script-src 'self';")
})

const sendFailure: Routes[string] = (response) => {
  response.writeHead(500, { 'content-type': 'text/html', 'x-request-id': 'reference-1', etag: '"a"' })
  response.end('<html id="__next_error__"><head></head><script>b()</script></html>')
}

test.each([
  ['/products/soap', 'en', 'Product Temporarily Unavailable', 'href="/products"'],
  ['/products?sort=name', 'en', 'This category is taking a break', 'href="/categories/bath-body"'],
  ['/de/categories/gifts', 'de', 'Diese Kategorie', 'href="/de/categories/gifts"'],
  ['/', 'en', 'Page unavailable', 'href="/"'],
])('%s says in words that it failed, without a script', async (url, language, title, way) => {
  const { origin } = await start({ [url.split('?')[0] ?? '']: sendFailure })
  const { status, headers, body } = await get(origin + url)
  const html = body.toString()
  expect(html).toContain(`<html lang="${language}" id="__next_error__">`)
  expect(html).toContain(`</style><main><h1>${title}`)
  expect(html).toContain(way)
  expect(html).toContain(`class="refresh" href="${url}"`)
  expect(html).toContain('reference-1')
  const [, look = ''] = /<style>(.*?)<\/style>/.exec(html) ?? []
  const policy = headers['content-security-policy']
  expect(policy).toContain(`style-src-elem 'self' ${hash(look)};`)
  // The page's own script is none that the framework writes.
  expect(policy).toContain("script-src 'self';")
  expect([status, headers['cache-control'], headers['x-robots-tag'], headers.etag]).toEqual([
    500,
    'no-store',
    'noindex',
    undefined,
  ])
})

test('a page that cannot be made for now says when to ask again, and a document of our own passes as it is', async () => {
  const own = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'; style-src 'sha256-a'",
  }
  const { origin } = await start({
    '/': sendPage({ 'content-type': 'text/html' }, '<html></html>', 503),
    '/own': sendPage(own, '<p>Wait</p>', 503),
  })
  const { headers, body } = await get(origin)
  expect(headers['retry-after']).toBe('5')
  expect(body.toString()).toContain('<h1>Error 503</h1>')
  expect((await get(`${origin}/own`)).body.toString()).toBe('<p>Wait</p>')
})

test('a page that lacks a service’s answer says so by its status, and when to ask again', async () => {
  const { digest } = new UnavailableError('No answer')
  const { origin } = await start({
    '/': sendPage(
      { 'content-type': 'text/html' },
      `<html id="__next_error__"><head></head><script>self.__next_f.push([1,"e:E{\\"digest\\":\\"${digest}\\"}"])</script></html>`,
      500,
    ),
  })
  const { status, headers, body } = await get(origin)
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(body.toString()).toContain('</style><main><h1>Page unavailable')
})

test('a line of text about a failure is a page where somebody reads it, and stays for programs', async () => {
  const { origin } = await start({
    '/': sendPage({ 'content-type': 'text/plain' }, 'Internal Server Error', 500),
  })
  const read = async (accept: string) => (await get(origin, { headers: { accept } })).body.toString()
  expect(await read('text/html,*/*')).toContain('<h1>Page unavailable')
  expect(await read('*/*')).toBe('Internal Server Error')
})

test('a failure of the app is a readable page, also in the middle of one', async () => {
  const { origin, getLog } = await start({
    '/': () => Promise.reject(new Error('broken')),
    '/late': (response) => {
      response.writeHead(200, { ...CACHED, 'set-cookie': 'a=1' })
      response.write('<html>')
      throw new Error('broken')
    },
  })
  for (const path of ['/', '/late']) {
    const { status, headers, body } = await get(origin + path)
    expect([status, headers['set-cookie']]).toEqual([500, undefined])
    expect(body.toString()).toMatch(/^<!DOCTYPE html>.*<h1>Page unavailable/)
    expect(body.toString()).toContain(headers['x-request-id'])
  }
  expect(getLog()).toMatchObject([{ err: { message: 'broken' } }, { path: '/late' }])
})

test('an address cannot leave its attribute, nor lead to another site', async () => {
  const { port } = await start({ '//evil.example/': sendFailure, '/about': sendFailure })
  const read = async (target: string) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.end(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
  expect(await read('/about?"><script>x()</script>')).not.toContain('<script>x')
  expect(await read('//evil.example/')).toContain('class="refresh" href="/"')
})

test('whoever logs a HEAD when its response is out sees a HEAD', async () => {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const { front, origin } = await start(routes)
  front.prependListener('request', (request, response) => {
    response.once('close', () => resolve(request.method))
  })
  await get(`${origin}/kept`, { method: 'HEAD' })
  expect(await promise).toBe('HEAD')
})

test('Next learns one address of the client, and of a page’s address only what somebody reads', async () => {
  let seen: Pick<IncomingMessage, 'url' | 'method'> & { readonly from?: unknown } = {}
  const note: Routes[string] = (response, { url, method, headers }) => {
    seen = { url, method, from: headers['x-forwarded-for'] }
    response.end()
  }
  const options = { stripQuery: (url: string) => Promise.resolve(url.replace(/\?.*/, '')) }
  const { origin } = await start({ '/a': note, '/api/a': note }, options)
  const forged = { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' }
  await get(`${origin}/a?x=1`, { headers: forged })
  expect(seen).toEqual({ url: '/a', method: 'GET', from: '127.0.0.1' })
  for (const name of ['rsc', 'next-router-prefetch']) {
    await get(`${origin}/a?x=1`, { headers: { [name]: '1' } })
    expect(seen.url).toBe('/a?x=1')
  }
  await get(`${origin}/a?x=1`, { method: 'POST' })
  expect(seen).toMatchObject({ url: '/a?x=1', method: 'POST' })
  await get(`${origin}/api/a`, { method: 'HEAD' })
  expect(seen.method).toBe('HEAD')
  const behind = await start({ '/a': note }, { variables: { PROXY_HOPS: '1' } })
  await get(`${behind.origin}/a`, { headers: forged })
  expect(seen.from).toBe('7.7.7.7')
})

test('what nobody may ask for is refused before Next hears of it, later to an address that was refused often', async () => {
  const asked: string[] = []
  const getDelayMs = async (address: string) => {
    asked.push(address)
    return 0
  }
  const { origin } = await start(
    { '/long': () => asked.push('Next') },
    {
      variables: { PROXY_HOPS: '1' },
      getRenderLimiter: () => ({ checkTarget: () => ({ status: 414, text: 'Too long' }), getDelayMs }),
    },
  )
  const answer = await fetch(`${origin}/long`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect([answer.status, asked]).toEqual([414, ['203.0.113.9']])
  expect(await answer.text()).toBe('Too long\n')
  const page = await fetch(`${origin}/de/long`, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([414, expect.stringContaining('<h1>Fehler 414</h1>')])
})

test('a browser that saves data is not told what to fetch ahead', async () => {
  const { origin } = await start({ '/': sendPage({ ...CACHED, 'speculation-rules': '"/rules.json"' }) })
  expect((await get(origin)).headers['speculation-rules']).toBe('"/rules.json"')
  const saving = await get(origin, { headers: { 'save-data': 'on' } })
  expect(saving.headers['speculation-rules']).toBeUndefined()
})

test('a request that does not come in whole ends with 408', async () => {
  const { port } = await start(routes, { requestMs: 40 })
  const socket = connect({ host: '127.0.0.1', port })
  socket.write('POST /store-api/login HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 10\r\n\r\n1')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('an address has as many connections as it may, unless it is that of a proxy', async () => {
  const variables = { CONNECTIONS_PER_ADDRESS: '2' }
  const countOpen = async ({ port }: Front) => {
    const sockets = Array.from({ length: 3 }, () => connect({ port, host: '127.0.0.1' }))
    const answers = sockets.map((socket) => {
      socket.write('GET /other HTTP/1.1\r\nHost: a\r\n\r\n')
      return new Promise<boolean>((resolve) => {
        socket.on('error', () => undefined)
        socket.once('data', () => resolve(true)).once('close', () => resolve(false))
      })
    })
    const open = (await Promise.all(answers)).filter(Boolean)
    for (const socket of sockets) socket.destroy()
    return open.length
  }
  expect(await countOpen(await start(routes, { variables }))).toBe(2)
  expect(await countOpen(await start(routes, { variables: { ...variables, PROXY_HOPS: '1' } }))).toBe(3)
})
