import { expect, test } from 'vitest'
import { readForm, readJson, readText } from './body.ts'

/** The most that is read unless the caller says otherwise. */
const BODY_MAX_BYTES = 16 * 1024

const FORM = 'application/x-www-form-urlencoded'

const post = (body: BodyInit | null, type = 'application/json') =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } })

/** A body whose length nobody announces. */
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
  expect(await readJson(post(' \n'))).toEqual({ ok: true, value: undefined })
})

test.each([
  ['{"a":', 'application/json', 'invalid'],
  ['a=1', FORM, 'unsupported_media_type'],
  ['{"a":1}', 'text/plain', 'unsupported_media_type'],
])('%s as %s is no JSON: %s', async (body, type, code) => {
  expect(await readJson(post(body, type))).toMatchObject({ ok: false, error: { code } })
})

test('a body may fill its bound and not a byte more, whether it announces its length or not', async () => {
  const tooLarge = { ok: false, error: { code: 'too_large' } }
  expect(await readText(post('x'.repeat(BODY_MAX_BYTES)))).toMatchObject({ ok: true })
  expect(await readText(post('x'.repeat(BODY_MAX_BYTES + 1)))).toMatchObject(tooLarge)
  expect(await readText(post('xx'), 1)).toMatchObject(tooLarge)
  const announced = new Request('http://localhost/', {
    method: 'POST',
    body: 'x',
    headers: { 'content-length': '99' },
  })
  expect(await readText(announced, 9)).toMatchObject(tooLarge)
  const init = { method: 'POST', body: drip(BODY_MAX_BYTES + 1024), duplex: 'half' }
  expect(await readText(new Request('http://localhost/', init))).toMatchObject(tooLarge)
})

test('letters of several bytes survive where the body is cut', async () => {
  const bytes = new TextEncoder().encode('naïve 🧼')
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half' }
  expect(await readText(new Request('http://localhost/', init))).toEqual({ ok: true, value: 'naïve 🧼' })
})

test('a form gives its fields, and nothing but a form does', async () => {
  const form = await readForm(post('a=1&b=x%20y', FORM))
  expect(form.ok && Object.fromEntries(form.value)).toEqual({ a: '1', b: 'x y' })
  expect(await readForm(post('a=1', 'text/plain'))).toMatchObject({
    error: { code: 'unsupported_media_type' },
  })
  expect(await readForm(post('a=123', FORM), 4)).toMatchObject({ error: { code: 'too_large' } })
})

test('a NUL is refused in JSON and in a form, wherever it is', async () => {
  for (const body of ['{"a":"b\\u0000"}', '{"a":[{"b":"\\u0000"}]}'])
    expect(await readJson(post(body))).toMatchObject({ ok: false, error: { code: 'invalid' } })
  expect(await readForm(post('a=1&b=c%00', FORM))).toMatchObject({ ok: false, error: { code: 'invalid' } })
})
