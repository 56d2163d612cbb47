import { buyAgainEndpoint as endpoint, type EndpointAnswer } from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import { expect, test } from 'vitest'
import { createMemoryCounters } from '#backend/shared-counters.ts'
import { createDedupe } from './dedupe.ts'

type Answer = EndpointAnswer<typeof endpoint>

const toAnswer = (added: number): Result<Answer, never> => ok({ added, missing: [] })

/** Processes that share their counters. */
function setUp(processes = 1) {
  let time = 0
  let count = 0
  const counters = createMemoryCounters()
  const nodes = Array.from({ length: processes }, () =>
    createDedupe({ kind: 'test', now: () => time, counters }),
  )
  const [once = createDedupe({ kind: 'none', counters })] = nodes
  return {
    nodes,
    ask: (what: string, outcome: Result<null, string> = ok(null), place = 'a') =>
      once({ place, what, endpoint }, async () => {
        count += 1
        return outcome.ok ? toAnswer(count) : outcome
      }),
    pass: (ms: number) => {
      time += ms
    },
    count: () => count,
  }
}

test('two at the same time are one', async () => {
  const { ask, count } = setUp()
  expect(await Promise.all([ask('x'), ask('x'), ask('x')])).toEqual([1, 1, 1].map(toAnswer))
  expect(count()).toBe(1)
})

test('the same soon after is the one before; later it is another', async () => {
  const { ask, pass } = setUp()
  await ask('x')
  pass(4999)
  expect(await ask('x')).toEqual(toAnswer(1))
  pass(1)
  expect(await ask('x')).toEqual(toAnswer(2))
})

test('something else, another place and a failure start afresh', async () => {
  const { ask } = setUp()
  await ask('x')
  expect(await ask('y')).toEqual(toAnswer(2))
  expect(await ask('x')).toEqual(toAnswer(3))
  expect(await ask('x', ok(null), 'b')).toEqual(toAnswer(4))
  expect(await ask('z', err('no'))).toEqual(err('no'))
  expect(await ask('z')).toEqual(toAnswer(6))
})

test('what throws may be tried again', async () => {
  const { nodes } = setUp()
  const call = { place: 'a', what: 'x', endpoint }
  const throws = () => nodes[0]?.(call, () => Promise.reject(new Error('broken')))
  await expect(throws()).rejects.toThrow('broken')
  expect(await nodes[0]?.(call, async () => toAnswer(1))).toEqual(toAnswer(1))
})

test('another process waits for the one that works, and gives what it gave', async () => {
  const { nodes } = setUp(2)
  const call = { place: 'a', what: 'x', endpoint }
  const { promise: work, resolve: finish } = Promise.withResolvers<Result<Answer, never>>()
  const first = nodes[0]?.(call, () => work)
  const second = nodes[1]?.(call, async () => toAnswer(2))
  finish(toAnswer(1))
  expect(await Promise.all([first, second])).toEqual([toAnswer(1), toAnswer(1)])
})

test('another process goes on where the one that worked has failed', async () => {
  const { nodes } = setUp(2)
  const call = { place: 'a', what: 'x', endpoint }
  const { promise: work, resolve: finish } = Promise.withResolvers<Result<Answer, string>>()
  const first = nodes[0]?.(call, () => work)
  const second = nodes[1]?.(call, async () => toAnswer(2))
  finish(err('no'))
  expect(await Promise.all([first, second])).toEqual([err('no'), toAnswer(2)])
})
