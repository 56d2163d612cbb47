import { expect, test } from 'vitest'
import { type Attempts, createAttempts, FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS } from './attempts.ts'

const times = <T>(count: number, run: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => run(index))

function begin(attempts: Attempts, email: string, address = '10.0.0.1') {
  const attempt = attempts.begin({ email, address })
  return attempt.ok ? attempt.value : undefined
}

test('five failures close an account from every address, however its e-mail is written', () => {
  const attempts = createAttempts(() => 0)
  times(FAILURES_PER_ACCOUNT, (index) => begin(attempts, 'Ann@mail.example', `10.0.0.${index}`))
  const refused = attempts.begin({ email: ' ann@MAIL.example', address: '10.9.9.9' })
  expect(refused).toMatchObject({ ok: false, error: { code: 'throttled', retryAfterSeconds: 900 } })
  expect(begin(attempts, 'bob@mail.example')).toBeDefined()
})

test('twenty failures close an address for every account', () => {
  const attempts = createAttempts(() => 0)
  times(FAILURES_PER_ADDRESS, (index) => begin(attempts, `${index}@mail.example`))
  expect(begin(attempts, 'new@mail.example')).toBeUndefined()
  expect(begin(attempts, 'new@mail.example', '10.0.0.2')).toBeDefined()
})

test('tries that are still under way count', () => {
  const attempts = createAttempts(() => 0)
  const started = times(100, () => begin(attempts, 'ann@mail.example')).filter((one) => one !== undefined)
  expect(started).toHaveLength(FAILURES_PER_ACCOUNT)
})

test('a success clears the account, and of the address only itself', () => {
  const attempts = createAttempts(() => 0)
  times(FAILURES_PER_ACCOUNT - 1, () => begin(attempts, 'ann@mail.example'))
  begin(attempts, 'ann@mail.example')?.succeed()
  expect(begin(attempts, 'ann@mail.example')).toBeDefined()
  times(FAILURES_PER_ADDRESS - FAILURES_PER_ACCOUNT, (index) => begin(attempts, `${index}@mail.example`))
  expect(begin(attempts, 'new@mail.example')).toBeUndefined()
})

test('what nobody could decide does not count', () => {
  const attempts = createAttempts(() => 0)
  times(FAILURES_PER_ADDRESS, () => begin(attempts, 'ann@mail.example')?.takeBack())
  expect(begin(attempts, 'ann@mail.example')).toBeDefined()
})
