import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

test('pictures over HTTP: type, caching, revalidation, refusals', async () => {
  const first = await sandbox.call('/cdn/soy-candle-1.webp?width=64')
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  const etag = first.headers.get('etag') ?? ''
  expect(Number(first.headers.get('content-length'))).toBe((await first.arrayBuffer()).byteLength)
  const again = await sandbox.call('/cdn/soy-candle-1.webp?width=64', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await sandbox.call('/cdn/nothing.webp')).status).toBe(404)
  const refused = await sandbox.call('/cdn/soy-candle-1.webp?width=100000')
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: { code: 'invalid', message: 'width must be 1 to 3840', param: 'width' } },
  ])
})

test('a player gets the part of a video that it asks for', async () => {
  const ask = (range: string) => sandbox.call('/cdn/body-oil-film.mp4', { headers: { range } })
  const whole = Buffer.from(await (await ask('')).arrayBuffer())
  const part = await ask('bytes=10-19')
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
  expect((await ask('bytes=10-')).headers.get('content-range')).toBe(
    `bytes 10-${whole.length - 1}/${whole.length}`,
  )
  expect((await ask('bytes=9-3')).status).toBe(200)
})
