import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEnvironment } from './environment.ts'
import { secrets } from './shared-state.ts'

const [OLD, NEW] = ['the secret of before', 'the secret of today']
const read = (SECRET: string) => readEnvironment(z.object({ SECRET: secrets }), { SECRET })

test.each([
  [OLD, [OLD]],
  [`${NEW},${OLD}`, [NEW, OLD]],
  [`${NEW} , ${OLD} `, [NEW, OLD]],
])('several secrets stand between commas: %j', (given, expected) => {
  expect(read(given)).toEqual({ ok: true, value: { SECRET: expected } })
})

test.each(['short', `${NEW},short`, `${NEW},`, `,${NEW}`, ','])('none of them may be short: %j', (given) => {
  expect(read(given)).toEqual({ ok: false, error: 'SECRET must have at least 16 characters' })
})

test.each(['whsec_not_base64_at_all', 'whsec_abcdefghijklm'])(
  'a secret of a webhook, as the standard writes it, is base64: %j',
  (given) => {
    expect(read(given)).toEqual({ ok: false, error: 'SECRET must go on with base64 after whsec_' })
    expect(read('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toMatchObject({ ok: true })
  },
)

test('none at all is none', () => {
  expect(read('')).toEqual({ ok: true, value: {} })
})
