import { expect, test } from 'vitest'
import { createGetSession } from './commerce-session.ts'

const warnings: unknown[] = []

const config = {
  // Nothing listens there: whoever asks it for a session gets no answer.
  commerceUrl: 'http://127.0.0.1:9',
  commerceGraphqlPath: undefined,
  commercePublicKey: 'pk_test',
  storefrontUrl: 'http://shop.example',
}
const getSession = createGetSession({ config, log: { warn: (facts: object) => warnings.push(facts) } })
const read = (cookie: string) =>
  getSession(new Request('http://reviews.example/api/reviews/own', { headers: { cookie } }))

test.each(['session=%zz', 'session=%', 'session=%E0%A4%A', 'session=', 'other=1'])(
  'whoever comes with the cookie %s is a stranger, and the service is not asked',
  async (cookie) => {
    expect(await read(cookie)).toEqual({ kind: 'visitor' })
    expect(warnings).toEqual([])
  },
)

test('a session that the service cannot be asked about is no stranger’s', async () => {
  expect(await read('session=a%3Ab')).toEqual({ kind: 'unavailable' })
  expect(warnings).toHaveLength(1)
})
