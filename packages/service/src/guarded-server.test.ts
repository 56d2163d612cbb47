import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createGuardedServer, type GuardedServerOptions } from './guarded-server.ts'

const host = '127.0.0.1'
const REQUEST = 'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n'

const servers: Server[] = []
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

async function start(listener: RequestListener, options: GuardedServerOptions = {}): Promise<number> {
  const server = createGuardedServer(options, listener).listen(0, host)
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function open(port: number, localAddress = host): Socket {
  const socket = connect({ port, host, localAddress }).on('error', () => undefined)
  sockets.push(socket)
  return socket
}

const isClosed = (socket: Socket) => () => socket.closed

test('a connection with more than four open answers is closed, and none of its requests is heard', async () => {
  let heard = 0
  const port = await start(() => {
    heard += 1
  })
  const few = open(port)
  few.write(REQUEST.repeat(4))
  await expect.poll(() => heard).toBe(4)
  const many = open(port)
  many.write(REQUEST.repeat(250))
  many.resume()
  await expect.poll(isClosed(many)).toBe(true)
  expect(heard).toBe(4)
  expect(few.closed).toBe(false)
})

test('requests that come before the last answer are answered in turn, as many as there are', async () => {
  const port = await start((_, response) => response.end('ok'))
  const socket = open(port)
  let answers = ''
  socket.on('data', (part) => {
    answers += part.toString()
  })
  for (let round = 1; round <= 3; round += 1) {
    socket.write(REQUEST.repeat(4))
    await expect.poll(() => answers.split('HTTP/1.1 200 OK').length - 1).toBe(round * 4)
  }
})

test('a connection that does not take its answer is closed, and a slow one gets all of it', async () => {
  const bytes = 32 * 1024 * 1024
  const taken: Promise<unknown>[] = []
  const port = await start(
    (_, response) => {
      taken.push(once(response, 'close').then(() => response.writableFinished))
      response.end(Buffer.alloc(bytes))
    },
    { stillMs: 300 },
  )
  const idle = open(port)
  idle.write(REQUEST)
  await expect.poll(() => taken.length, { timeout: 3000 }).toBe(1)
  expect(await taken[0]).toBe(false)

  const slow = open(port)
  slow.write(REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  let received = 0
  const startedAt = performance.now()
  for await (const part of slow) {
    received += part.length
    // It reads for longer than the limit, but never stands still for as long.
    if (Math.floor(received / 2 ** 20) > Math.floor((received - part.length) / 2 ** 20)) await pause(20)
  }
  expect(performance.now() - startedAt).toBeGreaterThan(300)
  expect(received).toBeGreaterThan(bytes)
})

test('an address has as many connections as it may, and one more when one of them ends', async () => {
  const toKey = (address: string) => address
  const port = await start((_, response) => response.end('ok'), { connections: { max: 2, toKey } })
  const [first, second, third] = [open(port), open(port), open(port)]
  await expect.poll(isClosed(third)).toBe(true)
  expect([first.closed, second.closed]).toEqual([false, false])
  const other = open(port, '127.0.0.2')
  await once(other, 'connect')
  first.destroy()
  await expect
    .poll(async () => {
      const next = open(port)
      next.end(REQUEST)
      return (await text(next).catch(() => '')).split('\r\n')[0]
    })
    .toBe('HTTP/1.1 200 OK')
  expect([second.closed, other.closed]).toEqual([false, false])
})

test('a request with two hosts is refused', async () => {
  let heard = 0
  const port = await start(() => {
    heard += 1
  })
  const socket = open(port)
  socket.end(REQUEST.replace('\r\n\r\n', '\r\nHost: other.example\r\n\r\n'))
  expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
  expect(heard).toBe(0)
})
