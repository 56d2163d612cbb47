import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDiskStore } from './disk-store.ts'

const MODULE = fileURLToPath(new URL('disk-store.ts', import.meta.url))
const ENTRY = { head: { type: 'image/webp' }, body: Buffer.from([0, 1, 255]) }

let directory: string
const warn = vi.fn()

beforeEach(async () => {
  warn.mockReset()
  directory = await mkdtemp(join(tmpdir(), 'disk-store-'))
})

afterEach(() => rm(directory, { recursive: true }))

const open = (options: { directory?: string; maxBytes?: number } = {}) =>
  openDiskStore({ directory, maxBytes: 1_000_000, log: { warn }, ...options })

async function listFiles(): Promise<readonly string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  return found.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

async function getOnlyFile(): Promise<string> {
  const [file = ''] = await listFiles()
  return file
}

async function getTotalBytes(): Promise<number> {
  const sizes = await Promise.all((await listFiles()).map((file) => stat(file)))
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

test('what was kept comes back, also to the next process, until it is deleted', async () => {
  const store = await open()
  expect(await store.get('/a?b=ü')).toBeUndefined()
  await store.set('/a?b=ü', ENTRY)
  expect(await store.get('/a?b=ü')).toEqual(ENTRY)
  expect(await (await open()).get('/a?b=ü')).toEqual(ENTRY)
  await store.delete('/a?b=ü')
  expect(await store.get('/a?b=ü')).toBeUndefined()
  expect(await listFiles()).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

test('a key that was set again holds the last entry', async () => {
  const store = await open()
  await store.set('a', ENTRY)
  await store.set('a', { head: null, body: Buffer.alloc(0) })
  expect(await store.get('a')).toEqual({ head: null, body: Buffer.alloc(0) })
  expect(await listFiles()).toHaveLength(1)
})

test('many writers of one key leave one whole entry', async () => {
  const store = await open()
  const bodies = Array.from({ length: 20 }, (_, at) => Buffer.alloc(50_000, at))
  await Promise.all(bodies.map((body) => store.set('a', { head: 1, body })))
  const found = await store.get('a')
  expect(bodies.some((body) => found?.body.equals(body))).toBe(true)
  expect(await listFiles()).toHaveLength(1)
})

test.each<[string, (file: string) => Promise<void>]>([
  ['cut short', (file) => truncate(file, 60)],
  ['cut inside its checksum', (file) => truncate(file, 5)],
  ['empty', (file) => truncate(file, 0)],
  [
    'changed in one bit',
    async (file) => {
      const content = await readFile(file)
      content.writeUInt8(content.readUInt8(content.length - 1) ^ 1, content.length - 1)
      await writeFile(file, content)
    },
  ],
])('a file that is %s is absent and deleted', async (_, damage) => {
  const store = await open()
  await store.set('a', ENTRY)
  await damage(await getOnlyFile())
  expect(await store.get('a')).toBeUndefined()
  expect(await listFiles()).toEqual([])
  await store.set('a', ENTRY)
  expect(await store.get('a')).toEqual(ENTRY)
})

test('an entry under the name of another key is absent', async () => {
  const store = await open()
  await store.set('a', ENTRY)
  const content = await readFile(await getOnlyFile())
  await store.delete('a')
  await store.set('b', ENTRY)
  await writeFile(await getOnlyFile(), content)
  expect(await store.get('b')).toBeUndefined()
})

test('a process that is killed while it writes leaves nothing that is read, and no file', async () => {
  const code = `
    import { openDiskStore } from ${JSON.stringify(MODULE)}
    const store = await openDiskStore({ directory: ${JSON.stringify(directory)}, maxBytes: 1e9, log: console })
    await store.set('done', { head: 1, body: Buffer.from('whole') })
    void store.set('half', { head: 1, body: Buffer.alloc(60_000_000) })
    const { readdirSync } = await import('node:fs')
    const isWriting = () => readdirSync(${JSON.stringify(directory)}, { recursive: true }).some((name) => name.endsWith('.tmp'))
    setInterval(() => { if (isWriting()) process.kill(process.pid, 'SIGKILL') }, 0)`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', code])
  expect(signal).toBe('SIGKILL')
  expect(await listFiles()).toHaveLength(2)
  const store = await open()
  expect(await store.get('half')).toBeUndefined()
  expect((await store.get('done'))?.body.toString()).toBe('whole')
  expect(await listFiles()).toHaveLength(1)
})

test('the least recently used goes first, and the files stay within the bytes', async () => {
  const body = Buffer.alloc(10_000)
  const store = await open({ maxBytes: 35_000 })
  for (const key of ['a', 'b', 'c']) await store.set(key, { head: 1, body })
  await store.get('a')
  await store.set('d', { head: 1, body })
  const isKept = async (key: string) => (await store.get(key)) !== undefined
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(isKept))).toEqual([true, false, true, true])
  expect(await getTotalBytes()).toBeLessThanOrEqual(35_000)
})

test('the order of use and a smaller bound hold in the next process', async () => {
  const body = Buffer.alloc(10_000)
  const first = await open()
  await first.set('a', { head: 1, body })
  const old = await getOnlyFile()
  await first.set('b', { head: 1, body })
  for (const file of await listFiles()) await utimes(file, 1000, file === old ? 1000 : 2000)
  await first.get('a')
  const second = await open({ maxBytes: 15_000 })
  expect(await second.get('b')).toBeUndefined()
  expect(await second.get('a')).toEqual({ head: 1, body })
  await open({ maxBytes: 5000 })
  expect(await listFiles()).toEqual([])
})

test('an entry above the bound is not kept, and what it replaces is gone', async () => {
  const store = await open({ maxBytes: 1000 })
  await store.set('a', ENTRY)
  await store.set('a', { head: 1, body: Buffer.alloc(2000) })
  expect(await store.get('a')).toBeUndefined()
  expect(await listFiles()).toEqual([])
})

test('files of others stay', async () => {
  await writeFile(join(directory, 'README'), 'mine')
  const store = await open({ maxBytes: 200 })
  await store.set('a', ENTRY)
  await store.set('b', ENTRY)
  expect(await readFile(join(directory, 'README'), 'utf8')).toBe('mine')
})

test('a directory that cannot be written is one warning, and nothing is kept', async () => {
  const file = join(directory, 'file')
  await writeFile(file, '')
  const store = await open({ directory: join(file, 'below') })
  await store.set('a', ENTRY)
  await store.set('b', ENTRY)
  expect(await store.get('a')).toBeUndefined()
  await store.delete('a')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a directory that was deleted is made anew', async () => {
  const store = await open()
  await store.set('a', ENTRY)
  await rm(directory, { recursive: true })
  expect(await store.get('a')).toBeUndefined()
  await store.set('a', ENTRY)
  expect(await store.get('a')).toEqual(ENTRY)
  expect(warn).not.toHaveBeenCalled()
})

test('a disk that fills up while it is written is one warning, and leaves no file behind', () => {
  const code = `
    import { openDiskStore } from ${JSON.stringify(MODULE)}
    const warn = ({ err }) => console.log(err.code)
    const store = await openDiskStore({ directory: ${JSON.stringify(directory)}, maxBytes: 1e9, log: { warn } })
    await store.set('small', { head: 1, body: Buffer.alloc(10) })
    await store.set('large', { head: 1, body: Buffer.alloc(500_000) })
    await store.set('large', { head: 1, body: Buffer.alloc(500_000) })
    console.log(await store.get('large'), (await store.get('small')).body.length)`
  const limited = `ulimit -f 64; exec "$0" --input-type=module -e "$1"`
  const { stdout } = spawnSync('sh', ['-c', limited, process.execPath, code], { encoding: 'utf8' })
  expect(stdout).toBe('EFBIG\nundefined 10\n')
  expect(
    readdirSync(directory, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()),
  ).toHaveLength(1)
})
