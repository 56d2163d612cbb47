import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { findFreePort } from './free-port.ts'

test('a port is one that the system gives to nobody and that browsers open', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, findFreePort))
  expect(ports.filter((port) => port < 11_000 || port >= 20_000)).toEqual([])
})

test('a port that another process holds is not taken', async () => {
  const held = await findFreePort()
  const holder = createServer().listen(held, '127.0.0.1')
  await once(holder, 'listening')
  // Which port is tried first is chance, so the test decides it.
  const chance = vi.spyOn(Math, 'random').mockReturnValueOnce((held - 11_000 + 0.5) / 9000)
  expect(await findFreePort()).not.toBe(held)
  expect(chance.mock.calls.length).toBeGreaterThan(1)
  chance.mockRestore()
  holder.close()
})
