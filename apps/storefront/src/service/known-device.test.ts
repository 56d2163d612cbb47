import { expect, test } from 'vitest'
import { getDeviceCookie, readDevice } from './known-device.ts'

const SECRET = 'a secret of this shop'

function logIn(value: string | undefined, account: string): string | undefined {
  const device = readDevice(value, SECRET)
  device.remember(account)
  return device.getChange()
}

test('a device knows the accounts that have logged in with it, and says nothing of them', () => {
  const cookie = logIn(logIn(undefined, 'ann@mail.example'), 'bob@mail.example')
  const device = readDevice(cookie, SECRET)
  expect(device.knows('ann@mail.example')).toBe(true)
  expect(device.knows('bob@mail.example')).toBe(true)
  expect(device.knows('eve@mail.example')).toBe(false)
  expect(device.getChange()).toBeUndefined()
  expect(cookie).toMatch(/^[\w-]{22}(\.[\w-]{22}){2}$/)
})

test('a mark counts only with its own device and secret', () => {
  const cookie = logIn(undefined, 'ann@mail.example') ?? ''
  const [, mark = ''] = cookie.split('.')
  expect(readDevice(`${'a'.repeat(22)}.${mark}`, SECRET).knows('ann@mail.example')).toBe(false)
  expect(readDevice(cookie, 'another secret').knows('ann@mail.example')).toBe(false)
})

test('of many accounts the five latest are remembered', () => {
  let cookie: string | undefined
  for (let index = 0; index < 8; index += 1) cookie = logIn(cookie, `${index}@mail.example`)
  const device = readDevice(cookie, SECRET)
  const known = Array.from({ length: 8 }, (_, index) => device.knows(`${index}@mail.example`))
  expect(known).toEqual([false, false, false, true, true, true, true, true])
})

test.each([undefined, '', 'x', '%zz', '.'.repeat(50), 'a'.repeat(5000)])('%j is a new device', (value) => {
  const device = readDevice(value, SECRET)
  expect(device.id).toMatch(/^[\w-]{22}$/)
  expect(device.knows('')).toBe(false)
  expect(device.getChange()).toBeUndefined()
})

test('over https the cookie is bound to the host', () => {
  expect(getDeviceCookie('https://shop.example').name).toBe('__Host-device')
  expect(getDeviceCookie('http://localhost:3000')).toMatchObject({
    name: 'device',
    attributes: { secure: false },
  })
})
