import { expect, test } from 'vitest'
import { createJobQueue, QueueFullError } from './job-queue.ts'

/** A job that runs until it is let go. */
function createJob(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    log.push(name)
    await promise
    return name
  }
  return { run, finish: resolve }
}

test('one at a time, the highest rank first, then the oldest', async () => {
  const queue = createJobQueue({ running: 1, waiting: 10 })
  const log: string[] = []
  const first = createJob('first', log)
  const answers = [queue.run(first.run)]
  for (const [name, rank] of [
    ['small', 64],
    ['wide', 1920],
    ['wide too', 1920],
    ['middle', 640],
  ] as const) {
    const job = createJob(name, log)
    job.finish()
    answers.push(queue.run(job.run, rank))
  }
  expect(log).toEqual(['first'])
  first.finish()
  expect(await Promise.all(answers)).toEqual(['first', 'small', 'wide', 'wide too', 'middle'])
  expect(log).toEqual(['first', 'wide', 'wide too', 'middle', 'small'])
})

test('what would wait too long is refused, and a job that fails makes room', async () => {
  const queue = createJobQueue({ running: 2, waiting: 1 })
  const failing = Promise.withResolvers<void>()
  const jobs = [1, 2, 3].map(() => queue.run(() => failing.promise))
  await expect(queue.run(() => Promise.resolve())).rejects.toThrow(QueueFullError)
  failing.reject(new Error('broken'))
  expect((await Promise.allSettled(jobs)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  expect(await queue.run(() => Promise.resolve('works'))).toBe('works')
})

test('later jobs wait until nothing else is to do, each name once, no more than the bound', async () => {
  const queue = createJobQueue({ running: 1, waiting: 10, later: 2 })
  const log: string[] = []
  const first = createJob('first', log)
  const second = createJob('second', log)
  const last = Promise.withResolvers<void>()
  const answers = [queue.run(first.run), queue.run(second.run)]
  const toLater = (name: string, done?: () => void) => () => {
    log.push(name)
    done?.()
    return Promise.resolve()
  }
  queue.runLater('a', toLater('later a'))
  queue.runLater('a', toLater('later a again'))
  queue.runLater('b', toLater('later b', last.resolve))
  queue.runLater('c', toLater('later c'))
  first.finish()
  second.finish()
  await Promise.all(answers)
  await last.promise
  expect(log).toEqual(['first', 'second', 'later a', 'later b'])
})

test('a later job that fails does not stop the next', async () => {
  const queue = createJobQueue({ running: 1, waiting: 1, later: 2 })
  const done = Promise.withResolvers<string>()
  queue.runLater('a', () => Promise.resolve().then(() => Promise.reject(new Error('broken'))))
  queue.runLater('b', () => Promise.resolve(done.resolve('b')))
  expect(await done.promise).toBe('b')
})
