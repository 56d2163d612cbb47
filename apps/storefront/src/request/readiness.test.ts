import { expect, test } from 'vitest'
import {
  createServeCheck,
  getHealth,
  getReadiness,
  type Readiness,
  setReadiness,
  setStopping,
} from './readiness.ts'

async function read(responding: Response | Promise<Response>) {
  const response = await responding
  return [response.status, await response.text()]
}

// One after the other: they are about one process, from its start to its end.

test('it lives from the start, and is ready from when it says so', async () => {
  expect(await read(getHealth())).toEqual([200, '{"status":"ok"}'])
  expect(await read(getReadiness())).toEqual([503, '{"status":"not ready","reason":"starting or stopping"}'])
  setReadiness({ canServe: async () => ({ ok: true }) })
  expect(await read(getReadiness())).toEqual([200, '{"status":"ok"}'])
})

test('nobody keeps what it says, and it is JSON', async () => {
  const { headers } = await getReadiness()
  expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
    'no-store',
    'application/json',
  ])
})

test('it is not ready, and says why, while nothing good can be served', async () => {
  let canServe: () => Promise<Readiness> = async () => ({ ok: false, reason: 'no pages and no service' })
  setReadiness({ canServe: () => canServe() })
  expect(await read(getReadiness())).toEqual([
    503,
    '{"status":"not ready","reason":"no pages and no service"}',
  ])
  expect((await read(getHealth()))[0]).toBe(200)
  canServe = () => Promise.reject(new Error('broken'))
  expect(await read(getReadiness())).toEqual([503, '{"status":"not ready","reason":"the check failed"}'])
  canServe = async () => ({ ok: true })
  expect((await read(getReadiness()))[0]).toBe(200)
})

test('what an operator should know is said beside the state', async () => {
  let details: readonly string[] = ['the shared store does not answer']
  setReadiness({ canServe: async () => ({ ok: true }), details: [() => details, () => []] })
  expect(await read(getReadiness())).toEqual([
    200,
    '{"status":"ok","details":["the shared store does not answer"]}',
  ])
  details = []
  expect(await read(getReadiness())).toEqual([200, '{"status":"ok"}'])
})

test('the home page can be served while it is kept or can be made, and a kept one asks nobody', async () => {
  let asked = 0
  const check = (isKept: boolean, isUp: boolean) =>
    createServeCheck({
      hasHome: async () => isKept,
      isServiceUp: async () => {
        asked += 1
        return isUp
      },
    })()
  expect([(await check(true, false)).ok, asked]).toEqual([true, 0])
  expect((await check(false, true)).ok).toBe(true)
  expect(await check(false, false)).toMatchObject({ ok: false, reason: expect.stringContaining('home page') })
})

test('a process that stops is not ready any more, and still alive', async () => {
  setStopping()
  setStopping()
  expect(await read(getReadiness())).toEqual([503, '{"status":"not ready","reason":"starting or stopping"}'])
  expect((await read(getHealth()))[0]).toBe(200)
})
