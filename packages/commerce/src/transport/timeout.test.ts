import { expect, test } from 'vitest'
import { receiveWhole } from './timeout.ts'

const BODY = '{"name":"Café – 5 €"}'

const receive = (answer: Response) => receiveWhole(() => Promise.resolve(answer), 'https://store.test/')

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
