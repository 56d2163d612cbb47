import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { getStartFailure, listen } from './listen.ts'

const servers: Server[] = []
const host = '127.0.0.1'

function makeServer(): Server {
  const server = createServer()
  servers.push(server)
  return server
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('a free port is taken and reported', async () => {
  expect(await listen(makeServer(), { host, port: 0 })).toBeGreaterThan(0)
})

test('a taken port is one line that names it', async () => {
  const port = await listen(makeServer(), { host, port: 0 })
  const failure: unknown = await listen(makeServer(), { host, port }).catch((error: unknown) => error)
  const line = getStartFailure(failure, { HOST: host, PORT: String(port) })
  expect(line).toContain(`Port ${port} on 127.0.0.1 is taken`)
  expect(line).not.toContain('\n')
})

test('another failure is reported by its own message', () => {
  expect(getStartFailure(new Error('no build'), {})).toBe('Could not start: no build')
})
