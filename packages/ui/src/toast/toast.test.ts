import { expect, test } from 'vitest'
import { createToastQueue } from './toast.ts'

const show = (queue: ReturnType<typeof createToastQueue>) =>
  queue.source.visibleToasts.map(({ content }) => content.detail ?? content.message)

test('a message that is repeated is renewed, whatever its detail', () => {
  const queue = createToastQueue()
  queue.add({ tone: 'error', message: 'It failed', detail: 'Reference 1' }, { timeout: 0 })
  queue.add({ tone: 'error', message: 'It failed', detail: 'Reference 2' }, { timeout: 0 })
  expect(show(queue)).toEqual(['Reference 2'])
})

test('a message that is repeated while it waits does not come twice', () => {
  const queue = createToastQueue()
  for (const message of ['d', 'a', 'b', 'c', 'd']) queue.add({ tone: 'info', message }, { timeout: 0 })
  const [newest] = queue.source.visibleToasts
  expect(show(queue)).toEqual(['d', 'c', 'b'])
  for (const { key } of queue.source.visibleToasts) queue.close(key)
  expect(newest?.content.message).toBe('d')
  expect(show(queue)).toEqual(['a'])
})
