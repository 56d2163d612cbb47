// @vitest-environment jsdom
import { ok, type Result } from '@sorrel/domain/result'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useAction } from './react.ts'

afterEach(cleanup)

test('a component sees its action pending and done, by the function of the last render', async () => {
  const answers: ((result: Result<string, never>) => void)[] = []
  const { result, rerender } = renderHook(
    ({ prefix }) =>
      useAction(async (name: string) => {
        const answer = await new Promise<Result<string, never>>((resolve) => answers.push(resolve))
        return answer.ok ? ok(`${prefix} ${name} ${answer.value}`) : answer
      }),
    { initialProps: { prefix: 'old' } },
  )
  rerender({ prefix: 'new' })
  act(() => void result.current.run('bag'))
  expect(result.current.isPending).toBe(true)
  await act(async () => answers[0]?.(ok('saved')))
  expect(result.current.state).toEqual({ status: 'done', answer: 'new bag saved' })
})

test('a change goes on without its component, and ends as it would', async () => {
  const answers: ((result: Result<string, never>) => void)[] = []
  const { result, unmount } = renderHook(() =>
    useAction(
      (_input: string, { signal }) =>
        new Promise<Result<string, never>>((resolve) =>
          answers.push((answer) => resolve(signal.aborted ? ok('aborted') : answer)),
        ),
    ),
  )
  let run: Promise<Result<string, never> | undefined> | undefined
  act(() => {
    run = result.current.run('a')
  })
  unmount()
  answers[0]?.(ok('saved'))
  expect(await run).toEqual(ok('saved'))
})
