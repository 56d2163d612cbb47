import { expect, test } from 'vitest'
import { startMailServer } from '../test/mail-server.ts'
import { createDeliver, toHeaders } from './mailer.ts'

test('a mail that can be ended says how, for one click in a program for mail', () => {
  expect(toHeaders('https://shop.example/api/reviews/unsubscribe?token=a.b')).toEqual({
    'List-Unsubscribe': '<https://shop.example/api/reviews/unsubscribe?token=a.b>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(toHeaders(undefined)).toEqual({})
})

test('a mail that is sent twice has the same id both times', async () => {
  const server = await startMailServer()
  const config = { outboxUrl: undefined, outboxToken: undefined, storefrontUrl: 'https://shop.example' }
  const deliver = createDeliver({ ...config, smtpUrl: server.url })
  const mail = { id: 'm1', to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  for (let times = 0; times < 2; times += 1) await deliver?.(mail)
  expect(server.taken).toHaveLength(2)
  for (const text of server.taken) expect(text).toContain('Message-ID: <m1@shop.example>')
  server.close()
})

test('a line break in an address or a subject adds no header', async () => {
  const server = await startMailServer()
  const config = { outboxUrl: undefined, outboxToken: undefined, storefrontUrl: 'https://shop.example' }
  const deliver = createDeliver({ ...config, smtpUrl: server.url })
  const more = '\r\nBcc: eve@example.com\r\n\r\nEve'
  const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await deliver?.({ ...mail, id: 'm1', subject: `Hello${more}` })
  await deliver?.({ ...mail, id: 'm2', to: `ann@example.com${more}` }).catch(() => undefined)
  expect(server.taken).not.toEqual([])
  for (const text of server.taken) expect(text.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  server.close()
})
