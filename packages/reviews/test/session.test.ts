import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ReviewSession } from '../src/server.ts'
import { PRODUCT, startApi, type TestApi } from './start-api.ts'

/** A session as code without types may answer it. */
const loosen = (session: object): ReviewSession => Object.assign({ kind: 'visitor' as const }, session)

const GOOD = {
  kind: 'customer',
  accountId: 'a1',
  displayName: 'Ann B.',
  email: 'ann@shop.example',
  findOrders: () => Promise.resolve([]),
}
const { displayName, ...NAMELESS } = GOOD

describe.each([
  ['a name in another field', { ...NAMELESS, name: displayName }, /`displayName` is no text/],
  ['no way to find orders', { ...GOOD, findOrders: [] }, /`findOrders` is no function/],
  ['another kind', { kind: 'guest' }, /`kind` is none of/],
])('a session with %s', (_, session, expected) => {
  const error = vi.fn()
  let api: TestApi
  beforeAll(async () => {
    api = await startApi({
      getSession: () => Promise.resolve(loosen(session)),
      log: { info: () => {}, warn: () => {}, error },
    })
  })
  afterAll(() => api.stop())

  test('fails the call, and the log says what is wrong with it', async () => {
    const answer = await api.create({ productId: PRODUCT })
    expect(answer.status).toBe(500)
    expect(error.mock.lastCall?.[0]).toMatchObject({ err: { message: expect.stringMatching(expected) } })
  })
})

test('without a log a fault goes to the error stream', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const api = await startApi({ getSession: () => Promise.resolve(loosen({ kind: 'guest' })) })
  try {
    expect((await api.create({ productId: PRODUCT })).status).toBe(500)
    expect(write.mock.lastCall?.[0]).toMatch(/^a request failed .*TypeError: getSession answered a session/s)
  } finally {
    write.mockRestore()
    await api.stop()
  }
})
