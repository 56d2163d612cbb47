import { expect, test } from 'vitest'
import { createAttempts, FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from './attempts.ts'

const times = (count: number, run: (index: number) => void) =>
  Array.from({ length: count }, (_, index) => run(index))

test('five failures close an account from every address, however its e-mail is written', () => {
  const attempts = createAttempts(() => 0)
  times(FAILURES_PER_ACCOUNT, (index) =>
    attempts.addFailure({ email: 'Ann@mail.example', address: `10.0.0.${index}` }),
  )
  const refused = attempts.check({ email: ' ann@MAIL.example', address: '10.9.9.9' })
  expect(refused).toMatchObject({ ok: false, error: { code: 'throttled', retryAfterSeconds: 900 } })
  expect(attempts.check({ email: 'bob@mail.example', address: '10.0.0.1' }).ok).toBe(true)
})

test('twenty failures close an address for every account', () => {
  const attempts = createAttempts(() => 0)
  times(FAILURES_PER_ADDRESS, (index) =>
    attempts.addFailure({ email: `${index}@mail.example`, address: '10.0.0.1' }),
  )
  expect(attempts.check({ email: 'new@mail.example', address: '10.0.0.1' }).ok).toBe(false)
  expect(attempts.check({ email: 'new@mail.example', address: '10.0.0.2' }).ok).toBe(true)
})

test('a success clears the account and not the address', () => {
  const attempts = createAttempts(() => 0)
  times(FAILURES_PER_ACCOUNT, () => attempts.addFailure({ email: 'ann@mail.example', address: '10.0.0.1' }))
  attempts.addSuccess({ email: 'ann@mail.example', address: '10.0.0.1' })
  expect(attempts.check({ email: 'ann@mail.example', address: '10.0.0.1' }).ok).toBe(true)
  times(FAILURES_PER_ADDRESS - FAILURES_PER_ACCOUNT, (index) =>
    attempts.addFailure({ email: `${index}@mail.example`, address: '10.0.0.1' }),
  )
  expect(attempts.check({ email: 'ann@mail.example', address: '10.0.0.1' }).ok).toBe(false)
})
