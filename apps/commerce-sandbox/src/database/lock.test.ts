import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

let folder = ''
const lockFile = () => join(folder, 'in-use.json')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sorrel-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is taken once, and free again after release', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`)
  release()
  release()
  expect(existsSync(lockFile())).toBe(false)
  lockFolder(folder)()
})

test('another living process keeps its folder', async () => {
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
