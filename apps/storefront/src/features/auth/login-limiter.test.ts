import { FREE_TRIES } from '@sorrel/commerce/server'
import { expect, test } from 'vitest'
import { createDeviceReader } from '#service/known-device.ts'
import { createMemoryCounters } from '#service/memory-counters.ts'
import { createLoginLimiter, type LoginLimiter } from './login-limiter.ts'

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

const readDevice = createDeviceReader(['a secret of this shop'])
const newDevice = () => readDevice(undefined)

/** One of several processes that share their counters; alone by default. */
const createLimiter = (counters = createMemoryCounters()) =>
  createLoginLimiter({ kind: 'test', now: () => 0, counters })

async function begin(limiter: LoginLimiter, email: string, address = '10.0.0.1') {
  const attempt = await limiter.begin({ email, address, device: await newDevice() })
  return attempt.ok ? attempt.value : undefined
}

test('five failures close an account from every address, however its e-mail is written', async () => {
  const limiter = createLimiter()
  await times(FREE_TRIES.byName, (index) => begin(limiter, 'Ann@mail.example', `10.0.0.${index}`))
  const attempt = { email: ' ann@MAIL.example', address: '10.9.9.9', device: await newDevice() }
  expect(await limiter.begin(attempt)).toMatchObject({
    ok: false,
    error: { code: 'throttled', retryAfterSeconds: 30 },
  })
  expect(await begin(limiter, 'bob@mail.example')).toBeDefined()
})

test('processes that share their counters count together', async () => {
  const counters = createMemoryCounters()
  const [one, other] = [createLimiter(counters), createLimiter(counters)]
  await times(FREE_TRIES.byName - 1, () => begin(one, 'ann@mail.example'))
  expect(await begin(other, 'ann@mail.example')).toBeDefined()
  expect(await begin(one, 'ann@mail.example')).toBeUndefined()
})

test('twenty failures close an address for every account', async () => {
  const limiter = createLimiter()
  await times(FREE_TRIES.byAddress, (index) => begin(limiter, `${index}@mail.example`))
  expect(await begin(limiter, 'new@mail.example')).toBeUndefined()
  expect(await begin(limiter, 'new@mail.example', '10.0.0.2')).toBeDefined()
})

test('tries that are still under way count', async () => {
  const limiter = createLimiter()
  const started = await times(100, () => begin(limiter, 'ann@mail.example'))
  expect(started.filter((one) => one !== undefined)).toHaveLength(FREE_TRIES.byName)
  expect(await begin(limiter, 'bob@mail.example'), 'what was refused does not count').toBeDefined()
})

test('a success clears the account, and of the address only itself', async () => {
  const limiter = createLimiter()
  await times(FREE_TRIES.byName - 1, () => begin(limiter, 'ann@mail.example'))
  await (await begin(limiter, 'ann@mail.example'))?.succeed()
  expect(await begin(limiter, 'ann@mail.example')).toBeDefined()
  await times(FREE_TRIES.byAddress - FREE_TRIES.byName, (index) => begin(limiter, `${index}@mail.example`))
  expect(await begin(limiter, 'new@mail.example')).toBeUndefined()
})

test('what nobody could decide does not count', async () => {
  const limiter = createLimiter()
  await times(FREE_TRIES.byAddress, async () => (await begin(limiter, 'ann@mail.example'))?.takeBack())
  expect(await begin(limiter, 'ann@mail.example')).toBeDefined()
})

test('a device that has logged in before is not kept out by strangers, and has a count of its own', async () => {
  const limiter = createLimiter()
  const device = await newDevice()
  const beginHere = () => limiter.begin({ email: 'ann@mail.example', address: '10.0.0.1', device })
  const first = await beginHere()
  if (first.ok) await first.value.succeed()
  await times(FREE_TRIES.byAddress, (index) => begin(limiter, 'Ann@mail.example', `10.0.1.${index}`))
  await times(FREE_TRIES.byAddress, (index) => begin(limiter, `${index}@mail.example`))
  expect(await begin(limiter, 'ann@mail.example', '10.9.9.9'), 'a stranger').toBeUndefined()
  const own: boolean[] = []
  for (let count = 0; count <= FREE_TRIES.byName; count += 1) own.push((await beginHere()).ok)
  expect(own).toEqual([true, true, true, true, true, false])
})

test('addresses of one IPv6 network are one address', async () => {
  const limiter = createLimiter()
  await times(FREE_TRIES.byAddress, (index) =>
    begin(limiter, `${index}@mail.example`, `2001:db8:1:2::${index + 1}`),
  )
  expect(await begin(limiter, 'new@mail.example', '2001:db8:1:2:ffff::1')).toBeUndefined()
  expect(await begin(limiter, 'new@mail.example', '2001:db8:1:3::1')).toBeDefined()
})
