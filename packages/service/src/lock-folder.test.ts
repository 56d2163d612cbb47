import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

let folder = ''
const lockFile = () => join(folder, 'in-use.json')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sorrel-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder can be locked once, and again after its release', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`)
  release()
  release()
  expect(existsSync(lockFile())).toBe(false)
  lockFolder(folder)()
})

test('a folder locked by another running process stays locked', async () => {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  await once(other, 'spawn')
  writeFileSync(lockFile(), JSON.stringify({ pid: other.pid, startedAt: 1 }))
  expect(() => lockFolder(folder)).toThrow(`in use by process ${String(other.pid)}: stop it first`)
  other.kill()
  await once(other, 'exit')
  const release = lockFolder(folder)
  expect(readFileSync(lockFile(), 'utf8')).toContain(String(process.pid))
  release()
})

test('the lock of a process whose number another program has now is taken over', () => {
  const [then, now] = ['boot 1', 'boot 2'].map((identity) => () => identity)
  // The parent of this process runs, and is not the one that locked.
  writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, startedAt: 1, identity: then?.() }))
  expect(() => lockFolder(folder, then)).toThrow('in use')
  expect(() => lockFolder(folder, () => undefined)).toThrow(`remove ${lockFile()}`)
  lockFolder(folder, now)()
})

test('a process is told from the next one of its number where the system names its start', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('in use')
  const { identity } = JSON.parse(readFileSync(lockFile(), 'utf8'))
  expect(identity === undefined).toBe(process.platform !== 'linux')
  release()
})

test.each([
  [
    'a process of our number that started at another time',
    () => JSON.stringify({ pid: process.pid, startedAt: 1 }),
  ],
  ['a file that cannot be read', () => '{"pid":'],
])('the lock of %s is taken over', (_name, content) => {
  writeFileSync(lockFile(), content())
  const release = lockFolder(folder)
  expect(JSON.parse(readFileSync(lockFile(), 'utf8')).startedAt).toBeGreaterThan(1)
  release()
})
