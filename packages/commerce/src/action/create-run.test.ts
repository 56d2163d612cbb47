import { err, ok, type Result } from '@sorrel/domain/result'
import { expect, test } from 'vitest'
import { type ActionState, createRun } from './create-run.ts'

type State = ActionState<string, 'no'>

/** `act` as what the action does, and all states it went through. */
function createAction(act: (input: string, call: { signal: AbortSignal }) => Promise<Result<string, 'no'>>) {
  const seen: State[] = []
  const { run, cancel } = createRun<string, 'no'>((state) => seen.push(state))
  return { seen, cancel, run: (input: string) => run((call) => act(input, call)) }
}

function createCalls() {
  const calls: { signal: AbortSignal; answer: (result: Result<string, 'no'>) => void }[] = []
  const action = createAction((_input, { signal }) => new Promise((answer) => calls.push({ signal, answer })))
  return { action, calls }
}

test('it is pending, then done or failed', async () => {
  const { action, calls } = createCalls()
  const first = action.run('a')
  calls[0]?.answer(ok('yes'))
  expect(await first).toEqual(ok('yes'))
  expect(action.seen.at(-1)).toEqual({ status: 'done', answer: 'yes' })
  const second = action.run('b')
  calls[1]?.answer(err('no'))
  await second
  expect(action.seen.at(-1)).toEqual({ status: 'failed', error: 'no' })
  expect(action.seen.map(({ status }) => status)).toEqual(['pending', 'done', 'pending', 'failed'])
})

test('a second call is not made while the first is under way', async () => {
  const { action, calls } = createCalls()
  const first = action.run('a')
  expect(await action.run('b')).toBeUndefined()
  expect(calls).toHaveLength(1)
  calls[0]?.answer(ok('yes'))
  expect(await first).toEqual(ok('yes'))
})

test('a mistake in the code of an action ends it, so that it can be tried again', async () => {
  const action = createAction((input) =>
    input === 'a' ? Promise.reject(new Error('a mistake')) : Promise.resolve(ok(input)),
  )
  await expect(action.run('a')).rejects.toThrow('a mistake')
  expect(action.seen.at(-1)).toEqual({ status: 'idle' })
  expect(await action.run('b')).toEqual(ok('b'))
})

test('what is canceled is aborted and not heard of, and the next call is its own', async () => {
  const { action, calls } = createCalls()
  const first = action.run('a')
  action.cancel()
  expect(calls[0]?.signal.aborted).toBe(true)
  const second = action.run('b')
  calls[0]?.answer(ok('late'))
  expect(await first).toBeUndefined()
  expect(action.seen.at(-1)).toEqual({ status: 'pending' })
  calls[1]?.answer(ok('own'))
  await second
  expect(action.seen.at(-1)).toEqual({ status: 'done', answer: 'own' })
  expect(action.seen.map(({ status }) => status)).toEqual(['pending', 'idle', 'pending', 'done'])
})
