import { expect, test } from 'vitest'
import { BODY_MAX_BYTES, readJson, readText } from './read-body.ts'

const post = (body: BodyInit | null, type = 'application/json') =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } })

/** A body whose length nobody says. */
const drip = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(new Uint8Array(1024))
      controller.close()
    },
  })

test('JSON is read, with or without a character set', async () => {
  expect(await readJson(post('{"a":1}'))).toEqual({ ok: true, value: { a: 1 } })
  expect(await readJson(post('{"a":1}', 'Application/JSON; charset=utf-8'))).toEqual({
    ok: true,
    value: { a: 1 },
  })
})

test('no body is no value', async () => {
  expect(await readJson(post(null))).toEqual({ ok: true, value: undefined })
})

test.each([
  ['{"a":', 'application/json', 'invalid'],
  ['a=1', 'application/x-www-form-urlencoded', 'unsupported_media_type'],
  ['{"a":1}', 'text/plain', 'unsupported_media_type'],
])('%s as %s is refused: %s', async (body, type, error) => {
  expect(await readJson(post(body, type))).toEqual({ ok: false, error })
})

test('a body may fill its bound and not a byte more, whether it says its length or not', async () => {
  expect(await readText(post('x'.repeat(BODY_MAX_BYTES)))).toMatchObject({ ok: true })
  expect(await readText(post('x'.repeat(BODY_MAX_BYTES + 1)))).toEqual({ ok: false, error: 'too_large' })
  const init = { method: 'POST', body: drip(BODY_MAX_BYTES + 1024), duplex: 'half' }
  const request = new Request('http://localhost/', init)
  expect(await readText(request)).toEqual({ ok: false, error: 'too_large' })
})
