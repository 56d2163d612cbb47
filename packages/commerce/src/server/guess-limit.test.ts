import { expect, test } from 'vitest'
import {
  createGuessCounter,
  TRIES_FORGOTTEN_AFTER_MS,
  type UpdateTries,
  type WrongTries,
} from './guess-limit.ts'

const ACCOUNT_FREE = 5
const ADDRESS_FREE = 20

function setUp(update?: UpdateTries) {
  let time = TRIES_FORGOTTEN_AFTER_MS
  const count = createGuessCounter({ update, now: () => time })
  return {
    count,
    begin: async (email: string, address = '10.0.0.1') => {
      const counted = await count({ address }, 'log-in', email)
      return counted.ok ? counted.value : undefined
    },
    /** Without an address nothing else counts. */
    waitOf: async (email: string) => {
      const counted = await count({ address: '' }, 'log-in', email)
      return counted.ok ? 0 : counted.error
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

function aDevice() {
  const accounts = new Set<string>()
  return {
    id: 'a device',
    knows: (account: string) => accounts.has(account),
    remember: async (account: string) => void accounts.add(account),
  }
}

/** What several processes share. */
function aStore(): UpdateTries {
  const names = new Map<string, WrongTries | undefined>()
  return async (name, change) => {
    const { next, outcome } = change(names.get(name))
    names.set(name, next)
    return outcome
  }
}

test('five failures close an account from every address, however its e-mail is written', async () => {
  const { begin, waitOf } = setUp()
  await times(ACCOUNT_FREE, (index) => begin('Ann@mail.example', `10.0.0.${index}`))
  expect(await waitOf(' ann@MAIL.example')).toBe(30)
  expect(await begin('bob@mail.example')).toBeDefined()
})

test('each further failure doubles the wait, up to fifteen minutes', async () => {
  const { begin, waitOf, pass } = setUp()
  await times(ACCOUNT_FREE - 1, () => begin('ann', ''))
  const waits: number[] = []
  for (let index = 0; index < 9; index += 1) {
    expect(await begin('ann', '')).toBeDefined()
    const seconds = await waitOf('ann')
    pass(seconds * 1000 - 1)
    expect(await waitOf('ann')).toBe(1)
    pass(1)
    waits.push(seconds)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900, 900])
})

test('failures are forgotten an hour after the last one', async () => {
  const { begin, waitOf, pass } = setUp()
  await times(ACCOUNT_FREE, () => begin('ann', ''))
  pass(TRIES_FORGOTTEN_AFTER_MS - 1)
  await begin('ann', '')
  expect(await waitOf('ann')).toBe(60)
  pass(TRIES_FORGOTTEN_AFTER_MS)
  await times(ACCOUNT_FREE, () => begin('ann', ''))
  expect(await waitOf('ann')).toBe(30)
})

test('processes that share a store count together', async () => {
  const store = aStore()
  const [one, other] = [setUp(store), setUp(store)]
  await times(ACCOUNT_FREE - 1, () => one.begin('ann@mail.example'))
  expect(await other.begin('ann@mail.example')).toBeDefined()
  expect(await one.begin('ann@mail.example')).toBeUndefined()
})

test('twenty failures close an address for every account', async () => {
  const { begin } = setUp()
  await times(ADDRESS_FREE, (index) => begin(`${index}@mail.example`))
  expect(await begin('new@mail.example')).toBeUndefined()
  expect(await begin('new@mail.example', '10.0.0.2')).toBeDefined()
})

test('guesses that are still under way count', async () => {
  const { begin } = setUp()
  const started = await times(100, () => begin('ann@mail.example'))
  expect(started.filter((one) => one !== undefined)).toHaveLength(ACCOUNT_FREE)
  expect(await begin('bob@mail.example'), 'what was refused does not count').toBeDefined()
})

test('a success clears the account, and of the address only itself', async () => {
  const { begin } = setUp()
  await times(ACCOUNT_FREE - 1, () => begin('ann@mail.example'))
  await (await begin('ann@mail.example'))?.succeed()
  expect(await begin('ann@mail.example')).toBeDefined()
  await times(ADDRESS_FREE - ACCOUNT_FREE, (index) => begin(`${index}@mail.example`))
  expect(await begin('new@mail.example')).toBeUndefined()
})

test('what nobody could decide does not count, and is taken back once', async () => {
  const { begin } = setUp()
  await times(ADDRESS_FREE, async () => (await begin('ann@mail.example'))?.takeBack())
  const last = await begin('ann@mail.example')
  await times(ACCOUNT_FREE - 1, () => begin('ann@mail.example'))
  await last?.takeBack()
  await last?.takeBack()
  expect(await begin('ann@mail.example')).toBeDefined()
  expect(await begin('ann@mail.example')).toBeUndefined()
})

test('a device that has logged in before is not kept out by strangers, and has a count of its own', async () => {
  const { begin, count } = setUp()
  const device = aDevice()
  const beginHere = () => count({ address: '10.0.0.1', device }, 'log-in', 'Ann@mail.example')
  const first = await beginHere()
  if (first.ok) await first.value.succeed()
  await times(ADDRESS_FREE, (index) => begin('Ann@mail.example', `10.0.1.${index}`))
  await times(ADDRESS_FREE, (index) => begin(`${index}@mail.example`))
  expect(await begin('ann@mail.example', '10.9.9.9'), 'a stranger').toBeUndefined()
  const own: boolean[] = []
  for (let index = 0; index <= ACCOUNT_FREE; index += 1) own.push((await beginHere()).ok)
  expect(own).toEqual([true, true, true, true, true, false])
})

test('codes of a cart count by address, those of a subscription by its id', async () => {
  const { count } = setUp()
  const tryCart = (address: string) => count({ address }, 'cart code', address)
  const trySubscription = (id: string) => count({ address: '10.0.0.1' }, 'subscription code', id)
  await times(ADDRESS_FREE, () => tryCart('10.0.0.1'))
  expect((await tryCart('10.0.0.1')).ok).toBe(false)
  expect((await tryCart('10.0.0.2')).ok).toBe(true)
  await times(ADDRESS_FREE, () => trySubscription('s1'))
  expect((await trySubscription('s1')).ok).toBe(false)
  expect((await trySubscription('s2')).ok).toBe(true)
})

test('an address gets ten sign-ups an hour, right ones too, whatever its browser knows', async () => {
  const { count, pass } = setUp()
  const device = aDevice()
  const signUp = async (index: number, address = '10.0.0.1') => {
    const counted = await count({ address, device }, 'sign-up', `${index}@mail.example`)
    if (counted.ok) await counted.value.succeed()
    return counted.ok ? 0 : counted.error
  }
  for (let index = 0; index < 10; index += 1) {
    expect(await signUp(index)).toBe(0)
    pass(60_000)
  }
  expect(await signUp(10)).toBe(3000)
  expect(await signUp(0), 'an account that the browser knows').toBe(3000)
  expect(await signUp(10, '10.0.0.2')).toBe(0)
  pass(3_000_000)
  expect([await signUp(10), await signUp(11)]).toEqual([0, 60])
  const own = createGuessCounter({ signUpsPerHour: 1 })
  expect((await own({ address: '10.0.0.1' }, 'sign-up', 'ann')).ok).toBe(true)
  expect((await own({ address: '10.0.0.1' }, 'sign-up', 'bob')).ok).toBe(false)
})

test('a sign-up that nobody could decide does not count', async () => {
  const { count } = setUp()
  await times(20, async (index) => {
    const counted = await count({ address: '10.0.0.1' }, 'sign-up', `${index}@mail.example`)
    if (counted.ok) await counted.value.takeBack()
  })
  expect((await count({ address: '10.0.0.1' }, 'sign-up', 'ann')).ok).toBe(true)
})

test('addresses of one IPv6 network are one address', async () => {
  const { begin } = setUp()
  await times(ADDRESS_FREE, (index) => begin(`${index}@mail.example`, `2001:db8:1:2::${index + 1}`))
  expect(await begin('new@mail.example', '2001:db8:1:2:ffff::1')).toBeUndefined()
  expect(await begin('new@mail.example', '2001:db8:1:3::1')).toBeDefined()
})
