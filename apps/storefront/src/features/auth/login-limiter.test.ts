import { expect, test } from 'vitest'
import { readDevice } from '#service/known-device.ts'
import {
  type LoginLimiter,
  createLoginLimiter,
  FAILURES_PER_ACCOUNT,
  FAILURES_PER_ADDRESS,
} from './login-limiter.ts'

const times = <T>(count: number, run: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => run(index))

const newDevice = () => readDevice(undefined, 'a secret of this shop')

function begin(limiter: LoginLimiter, email: string, address = '10.0.0.1') {
  const attempt = limiter.begin({ email, address, device: newDevice() })
  return attempt.ok ? attempt.value : undefined
}

test('five failures close an account from every address, however its e-mail is written', () => {
  const limiter = createLoginLimiter(() => 0)
  times(FAILURES_PER_ACCOUNT, (index) => begin(limiter, 'Ann@mail.example', `10.0.0.${index}`))
  const rejected = limiter.begin({ email: ' ann@MAIL.example', address: '10.9.9.9', device: newDevice() })
  expect(rejected).toMatchObject({ ok: false, error: { code: 'throttled', retryAfterSeconds: 30 } })
  expect(begin(limiter, 'bob@mail.example')).toBeDefined()
})

test('twenty failures close an address for every account', () => {
  const limiter = createLoginLimiter(() => 0)
  times(FAILURES_PER_ADDRESS, (index) => begin(limiter, `${index}@mail.example`))
  expect(begin(limiter, 'new@mail.example')).toBeUndefined()
  expect(begin(limiter, 'new@mail.example', '10.0.0.2')).toBeDefined()
})

test('tries that are still under way count', () => {
  const limiter = createLoginLimiter(() => 0)
  const started = times(100, () => begin(limiter, 'ann@mail.example')).filter((one) => one !== undefined)
  expect(started).toHaveLength(FAILURES_PER_ACCOUNT)
})

test('a success clears the account, and of the address only itself', () => {
  const limiter = createLoginLimiter(() => 0)
  times(FAILURES_PER_ACCOUNT - 1, () => begin(limiter, 'ann@mail.example'))
  begin(limiter, 'ann@mail.example')?.succeed()
  expect(begin(limiter, 'ann@mail.example')).toBeDefined()
  times(FAILURES_PER_ADDRESS - FAILURES_PER_ACCOUNT, (index) => begin(limiter, `${index}@mail.example`))
  expect(begin(limiter, 'new@mail.example')).toBeUndefined()
})

test('what nobody could decide does not count', () => {
  const limiter = createLoginLimiter(() => 0)
  times(FAILURES_PER_ADDRESS, () => begin(limiter, 'ann@mail.example')?.takeBack())
  expect(begin(limiter, 'ann@mail.example')).toBeDefined()
})

test('a device that has logged in before is not kept out by strangers, and has a count of its own', () => {
  const limiter = createLoginLimiter(() => 0)
  const device = newDevice()
  const beginHere = () => limiter.begin({ email: 'ann@mail.example', address: '10.0.0.1', device })
  const first = beginHere()
  if (first.ok) first.value.succeed()
  times(FAILURES_PER_ADDRESS, (index) => begin(limiter, 'Ann@mail.example', `10.0.1.${index}`))
  times(FAILURES_PER_ADDRESS, (index) => begin(limiter, `${index}@mail.example`))
  expect(begin(limiter, 'ann@mail.example', '10.9.9.9'), 'a stranger').toBeUndefined()
  const own = times(FAILURES_PER_ACCOUNT + 1, () => beginHere().ok)
  expect(own).toEqual([true, true, true, true, true, false])
})

test('addresses of one IPv6 network are one address', () => {
  const limiter = createLoginLimiter(() => 0)
  times(FAILURES_PER_ADDRESS, (index) =>
    begin(limiter, `${index}@mail.example`, `2001:db8:1:2::${index + 1}`),
  )
  expect(begin(limiter, 'new@mail.example', '2001:db8:1:2:ffff::1')).toBeUndefined()
  expect(begin(limiter, 'new@mail.example', '2001:db8:1:3::1')).toBeDefined()
})
