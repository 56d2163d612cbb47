import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DATA, PAGE } from './front-fixture.ts'
import { createPacker, type FileStore } from './pack.ts'
import { packBody } from './packed-body.ts'
import { transformPage } from './transform/transform-page.ts'

const made = Buffer.from(PAGE)
const dataPath = transformPage(PAGE, {}).data?.path ?? ''

/** Files that several processes share. */
function createFiles() {
  const kept = new Map<string, Buffer>()
  const seconds: number[] = []
  const files: FileStore = {
    async put(name, bytes, options) {
      seconds.push(options.seconds)
      kept.set(name, bytes)
    },
    take: (name) => Promise.resolve(kept.get(name)),
  }
  return { files, seconds }
}

function create(files?: FileStore) {
  const failures: unknown[] = []
  let times = 0
  const packer = createPacker({
    transform: (html) => {
      times += 1
      return transformPage(html, {})
    },
    getFiles: () => files,
    onError: (error) => void failures.push(error),
  })
  return { packer, failures, getTimes: () => times }
}

test.each(['much', 'little'] as const)(
  'a body that is packed with %s effort comes back whole',
  async (effort) => {
    const body = Buffer.from('soap '.repeat(1000))
    const packed = await packBody(body, effort)
    expect(brotliDecompressSync(await packed.get('br'))).toEqual(body)
    expect(gunzipSync(await packed.get('gzip'))).toEqual(body)
    expect(await packed.get(undefined)).toEqual(body)
    expect(packed.br.length).toBeLessThan(body.length / 10)
  },
)

test('many who ask for the same page at once cause it to be packed once', async () => {
  const { packer, getTimes } = create()
  const pages = await Promise.all(Array.from({ length: 5 }, () => packer.pack(made, 'much')))
  expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1)
  await packer.pack(Buffer.from(made), 'much')
  expect(getTimes()).toBe(1)
})

test('the data of a page is found by another process: of a kept one for a week, of a list for an hour', async () => {
  const { files, seconds } = createFiles()
  const [first, second, lone] = [create(files), create(files), create()]
  await first.packer.pack(made, 'much')
  await second.packer.pack(Buffer.from(PAGE.replace('Café', 'Bar')), 'little')
  expect(seconds).toEqual([7 * 86_400, 3600])
  const found = await second.packer.findData(dataPath)
  expect((await found?.get(undefined))?.toString()).toBe(DATA)
  expect((await found?.get('gzip'))?.length).toBeLessThan(DATA.length)
  expect(await lone.packer.findData(dataPath)).toBeUndefined()
})

test('a store that is away costs no page, and its own process has the data', async () => {
  const { packer, failures } = create({
    put: () => Promise.reject(new Error('away')),
    take: () => Promise.reject(new Error('away')),
  })
  expect((await packer.pack(made, 'little')).etag).toMatch(/^W\//)
  expect(failures).toMatchObject([{ message: 'away' }])
  expect((await (await packer.findData(dataPath))?.get(undefined))?.toString()).toBe(DATA)
})

test('a page that cannot be packed is tried anew', async () => {
  let isBroken = true
  const packer = createPacker({
    transform(html) {
      if (isBroken) throw new Error('broken')
      return transformPage(html, {})
    },
    onError: () => undefined,
  })
  await expect(packer.pack(made, 'much')).rejects.toThrow('broken')
  isBroken = false
  expect((await packer.pack(made, 'much')).code.scripts).toHaveLength(1)
})
