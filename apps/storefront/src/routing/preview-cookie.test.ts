import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { createSigner } from '@sorrel/http/signature'
import { expect, test } from 'vitest'
import { createMemoryCounters } from '#service/memory-counters.ts'
import { createPreviewCookie, createPreviewLinkReader } from './preview-cookie.ts'

const SECRET = 'only-for-tests-preview'
const HOUR = 3_600_000

function setUp(publicOrigin = 'https://shop.example') {
  let time = 1_000_000
  const now = () => time
  return {
    cookie: createPreviewCookie({ publicOrigin, secret: SECRET, now }),
    isLink: createPreviewLinkReader({ secret: SECRET, now, counters: createMemoryCounters() }),
    pass: (ms: number) => void (time += ms),
    makeLink: async (secret = SECRET) =>
      new URLSearchParams(await createSigner({ secret, headers: PREVIEW_LINK, now })(PREVIEW_LINK.body)),
  }
}

test('a value of the cookie is good for twelve hours', () => {
  const { cookie, pass } = setUp()
  const value = cookie.createValue()
  expect(cookie.isValid(value)).toBe(true)
  pass(12 * HOUR + 1)
  expect(cookie.isValid(value)).toBe(false)
})

test.each([
  [undefined],
  [''],
  ['1'],
  ['9999999999999.'],
  [`9999999999999.${'A'.repeat(43)}`],
  [`${'9'.repeat(16)}.${'A'.repeat(43)}`],
])('%s is no value of the cookie', (value) => {
  expect(setUp().cookie.isValid(value)).toBe(false)
})

test('over https the cookie is that of one frame', () => {
  expect(setUp().cookie).toMatchObject({
    name: '__Host-preview',
    attributes: { secure: true, sameSite: 'none', partitioned: true, httpOnly: true, path: '/' },
  })
  expect(setUp('http://localhost:3000').cookie).toMatchObject({
    name: 'preview',
    attributes: { secure: false, sameSite: 'lax', partitioned: false, httpOnly: true },
  })
})

test('a link works once and for five minutes, and only when the editor has signed it', async () => {
  const { isLink, makeLink, pass } = setUp()
  const link = await makeLink()
  expect([await isLink(link), await isLink(link)]).toEqual([true, false])
  const late = await makeLink()
  pass(5 * 60_000 + 1)
  expect(await isLink(late)).toBe(false)
  expect(await isLink(await makeLink('another-secret-of-somebody'))).toBe(false)
  expect(await isLink(new URLSearchParams())).toBe(false)
})
