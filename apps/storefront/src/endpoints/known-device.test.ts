import type { Secrets } from '@sorrel/contracts/http/token'
import { expect, test } from 'vitest'
import { createDeviceReader, getDeviceCookie } from './known-device.ts'

const SECRET = 'a secret of this shop'
const readDevice = createDeviceReader([SECRET])

async function logIn(value: string | undefined, account: string, secrets: Secrets = [SECRET]) {
  const device = await createDeviceReader(secrets)(value)
  await device.remember(account)
  return device.getChange()
}

test('a device knows the accounts that have logged in with it, and says nothing of them', async () => {
  const cookie = await logIn(await logIn(undefined, 'ann@mail.example'), 'bob@mail.example')
  const device = await readDevice(cookie)
  expect(device.knows('ann@mail.example')).toBe(true)
  expect(device.knows('bob@mail.example')).toBe(true)
  expect(device.knows('eve@mail.example')).toBe(false)
  expect(device.getChange()).toBeUndefined()
  expect(Buffer.from(cookie ?? '', 'base64url').toString('latin1')).not.toMatch(/ann|bob|accounts/)
})

test('stays the same device from log-in to log-in', async () => {
  const first = await logIn(undefined, 'ann@mail.example')
  const second = await logIn(first, 'bob@mail.example')
  expect((await readDevice(second)).id).toBe((await readDevice(first)).id)
})

test('a cookie counts only as it was made, with the secret of this shop', async () => {
  const cookie = (await logIn(undefined, 'ann@mail.example')) ?? ''
  const changed = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await readDevice(changed)).knows('ann@mail.example')).toBe(false)
  expect((await createDeviceReader(['another secret'])(cookie)).knows('ann@mail.example')).toBe(false)
})

test('a device is known while the secret is changed, and has the new one from its next log-in', async () => {
  const cookie = await logIn(undefined, 'ann@mail.example')
  const changing: Secrets = ['the secret of today', SECRET]
  expect((await createDeviceReader(changing)(cookie)).knows('ann@mail.example')).toBe(true)
  const renewed = await logIn(cookie, 'ann@mail.example', changing)
  expect((await createDeviceReader(['the secret of today'])(renewed)).knows('ann@mail.example')).toBe(true)
})

test('of many accounts the five latest are remembered', async () => {
  let cookie: string | undefined
  for (let index = 0; index < 8; index += 1) cookie = await logIn(cookie, `${index}@mail.example`)
  const device = await readDevice(cookie)
  const known = Array.from({ length: 8 }, (_, index) => device.knows(`${index}@mail.example`))
  expect(known).toEqual([false, false, false, true, true, true, true, true])
})

test.each([undefined, '', 'x', '%zz', '.'.repeat(50), 'a'.repeat(5000)])(
  '%j is a new device',
  async (value) => {
    const device = await readDevice(value)
    expect(device.id).toMatch(/^[\w-]{22}$/)
    expect(device.knows('')).toBe(false)
    expect(device.getChange()).toBeUndefined()
  },
)

test('over https the cookie is bound to the host', () => {
  expect(getDeviceCookie('https://shop.example').name).toBe('__Host-device')
  expect(getDeviceCookie('http://localhost:3000')).toMatchObject({
    name: 'device',
    attributes: { secure: false },
  })
})
