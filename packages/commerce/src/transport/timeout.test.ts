import { expect, test } from 'vitest'
import { receiveWhole } from './timeout.ts'

const BODY = '{"name":"Café – 5 €"}'

const receive = (answer: Response, maxBytes?: number) =>
  receiveWhole(() => Promise.resolve(answer), maxBytes)('https://store.test/')

test('a whole answer can be read as often and in whatever form one likes', async () => {
  const init = { status: 201, headers: { 'x-session': 'a:1', 'content-type': 'application/json' } }
  const whole = await receive(new Response(BODY, init))
  expect([whole.status, whole.headers.get('x-session')]).toEqual([201, 'a:1'])
  for (let times = 1; times <= 2; times += 1) {
    expect(await whole.text()).toBe(BODY)
    expect(await whole.json()).toEqual({ name: 'Café – 5 €' })
    expect(Buffer.from(await whole.arrayBuffer()).toString()).toBe(BODY)
  }
})

test('an answer that is whole is handed on, not copied', async () => {
  const whole = await receive(new Response(BODY))
  expect(await receive(whole)).toBe(whole)
})

test('an answer without a body is whole too', async () => {
  const whole = await receive(new Response(null, { status: 204 }))
  expect([whole.status, await whole.text()]).toEqual([204, ''])
})

test('an answer of more than 10 MB, or of more than is asked for, is a failure and ends its connection', async () => {
  let isEnded = false
  const part = new Uint8Array(1024 * 1024)
  const endless = new ReadableStream({
    pull: (body) => body.enqueue(part),
    cancel: () => {
      isEnded = true
    },
  })
  await expect(receive(new Response(endless))).rejects.toThrow('longer than 10485760 bytes')
  expect(isEnded).toBe(true)
  expect((await (await receive(new Response('12345'), 5)).text()).length).toBe(5)
  await expect(receive(new Response('123456'), 5)).rejects.toThrow('longer than 5 bytes')
})

test('a whole answer of another copy of the module is read too', async () => {
  const foreign = Object.defineProperty(new Response(BODY), 'body', { value: null })
  expect(await (await receive(foreign)).text()).toBe(BODY)
})
