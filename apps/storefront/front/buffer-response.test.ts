import { createServer, type RequestListener, type Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { bufferResponse } from './buffer-response.ts'
import { listen } from './listen.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** The answer to a request whose response is held, or passes. */
async function answer(
  write: RequestListener,
  {
    isHeld = () => true,
    isLate = false,
  }: { readonly isHeld?: () => boolean; readonly isLate?: boolean } = {},
) {
  const server = createServer((request, response) => {
    bufferResponse(response, {
      isHeld,
      async finish(body, release) {
        if (isLate) await setImmediate()
        release()
        response.end(`held ${body.toString()}`)
      },
    })
    write(request, response)
  })
  servers.push(server)
  const port = await listen(server, { host: '127.0.0.1', port: 0 })
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })
  return { response, body: await response.text() }
}

test('what is held goes out when it is whole, by parts of any kind', async () => {
  const { body } = await answer((_, response) => {
    response.write('a')
    response.write('Yg==', 'base64')
    response.write(new Uint8Array([99]))
    response.end('d')
  })
  expect(body).toBe('held abcd')
})

test.each([true, false])(
  'status and headers are kept in each form that Node takes (held: %s)',
  async (held) => {
    const isHeld = () => held
    const byName = await answer(
      (_, response) =>
        response.writeHead(201, 'Made', { 'x-a': ['1', '2'], 'set-cookie': ['a=1', 'b=2'] }).end(),
      { isHeld },
    )
    expect([byName.response.status, byName.response.statusText]).toEqual([201, 'Made'])
    expect(byName.response.headers.get('x-a')).toBe('1, 2')
    expect(byName.response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    const flat = await answer(
      (_, response) => {
        response.setHeader('X-B', 'old')
        response.writeHead(200, ['x-b', 'new', 'set-cookie', 'a=1', 'set-cookie', 'b=2']).end('x')
      },
      { isHeld },
    )
    expect(flat.response.headers.get('x-b')).toBe('new')
    expect(flat.response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(flat.body).toBe(held ? 'held x' : 'x')
  },
)

test('whoever writes learns that it was written, and that a held response is over', async () => {
  const seen: string[] = []
  await answer(
    (_, response) => {
      response.write('a', () => {
        seen.push('written')
        response.end(() => seen.push('sent'))
        seen.push(`over: ${response.headersSent}`)
      })
      response.flushHeaders()
      seen.push(`begun: ${response.headersSent}`)
    },
    { isLate: true },
  )
  expect(seen).toEqual(['begun: false', 'written', 'over: true', 'sent'])
})

test('who ends a held response twice, or writes after its end, changes nothing', async () => {
  const { body } = await answer(
    (_, response) => {
      response.end('a')
      response.write('b')
      response.end('c')
    },
    { isLate: true },
  )
  expect(body).toBe('held a')
})

test('what is held keeps the status that it had when it was over', async () => {
  const { response } = await answer(
    (_, held) => {
      held.end('a page')
      // Next says so of a page that it shows while it fails to make it anew.
      held.statusCode = 500
    },
    { isLate: true },
  )
  expect(response.status).toBe(200)
})
