import { expect, test } from 'vitest'
import { createCachedFiles, type MakeFile, toText } from './cached-files.ts'

function open(options: Omit<Parameters<typeof createCachedFiles>[0], 'now'> = {}) {
  const clock = { time: 0 }
  const files = createCachedFiles({ now: () => clock.time, ...options })
  const read = async (make: MakeFile, name = 'a') => toText(await files.read(name, make))
  return { clock, files, read }
}

function createMake() {
  let made = 0
  return async function* () {
    made += 1
    yield 'file '
    yield String(made)
  }
}

const fail: MakeFile = async function* () {
  yield 'half'
  throw new Error('down')
}

test('a file is made once, given while it is made anew, and stays while that fails', async () => {
  const { clock, read } = open()
  const make = createMake()
  expect(await Promise.all([read(make), read(make)])).toEqual(['file 1', 'file 1'])
  clock.time += 3_600_000
  expect(await read(fail)).toBe('file 1')
  expect(await read(make)).toBe('file 1')
  await expect.poll(() => read(make)).toBe('file 2')
  await expect(read(fail, 'b')).rejects.toThrow('down')
})

test('who waits gets the file with the change, and the old one while it cannot be made', async () => {
  let changedAt = Number.NEGATIVE_INFINITY
  const { clock, read } = open({ waitMs: 5000, getChangedAt: () => changedAt })
  const make = createMake()
  expect(await read(make)).toBe('file 1')
  clock.time += 1000
  expect(await read(make)).toBe('file 1')
  changedAt = clock.time
  expect(await read(fail)).toBe('file 1')
  expect(await read(make)).toBe('file 2')
})

test('a file that changes all the time rests nine times as long as it took', async () => {
  const { clock, read } = open({ waitMs: 5000, getChangedAt: () => clock.time })
  let made = 0
  const make: MakeFile = async function* () {
    clock.time += 100
    yield String((made += 1))
  }
  expect(await read(make)).toBe('1')
  clock.time += 899
  expect(await read(make)).toBe('1')
  clock.time += 1
  expect(await read(make)).toBe('2')
})

test('nobody waits longer than that for a file, which goes on being made', async () => {
  const { files, read } = open({ waitMs: 1 })
  const gate = Promise.withResolvers<void>()
  const slow: MakeFile = async function* () {
    await gate.promise
    yield 'slow'
  }
  await expect(files.read('a', slow)).rejects.toThrow('Not there within 1 ms')
  gate.resolve()
  await expect.poll(() => read(slow).catch(() => '')).toBe('slow')
})

test('equal files have equal tags', async () => {
  const { files } = open()
  const [one, other] = await Promise.all(['a', 'b'].map((name) => files.read(name, createMake())))
  expect(one?.etag).toBe(other?.etag)
})
