import { err, ok, type Result } from '@sorrel/domain/result'
import { expect, test } from 'vitest'
import { createDedupe } from './dedupe.ts'

function setUp() {
  let time = 0
  let count = 0
  const once = createDedupe(() => time)
  return {
    ask: (what: string, outcome: Result<null, string> = ok(null), place = 'a') =>
      once({ place, what }, async () => {
        count += 1
        return outcome.ok ? ok(count) : outcome
      }),
    pass: (ms: number) => {
      time += ms
    },
    count: () => count,
  }
}

test('two at the same time are one', async () => {
  const { ask, count } = setUp()
  expect(await Promise.all([ask('x'), ask('x'), ask('x')])).toEqual([ok(1), ok(1), ok(1)])
  expect(count()).toBe(1)
})

test('the same soon after is the one before; later it is another', async () => {
  const { ask, pass } = setUp()
  await ask('x')
  pass(4999)
  expect(await ask('x')).toEqual(ok(1))
  pass(1)
  expect(await ask('x')).toEqual(ok(2))
})

test('something else, another place and a failure start afresh', async () => {
  const { ask } = setUp()
  await ask('x')
  expect(await ask('y')).toEqual(ok(2))
  expect(await ask('x')).toEqual(ok(3))
  expect(await ask('x', ok(null), 'b')).toEqual(ok(4))
  expect(await ask('z', err('no'))).toEqual(err('no'))
  expect(await ask('z')).toEqual(ok(6))
})

test('what throws may be tried again', async () => {
  const once = createDedupe(() => 0)
  const place = { place: 'a', what: 'x' }
  const throws = () => once(place, () => Promise.reject<Result<null, null>>(new Error('broken')))
  await expect(throws()).rejects.toThrow('broken')
  expect(await once(place, async () => ok(1))).toEqual(ok(1))
})
