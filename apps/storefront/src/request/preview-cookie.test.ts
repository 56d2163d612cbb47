import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { createSignedTokens } from '@sorrel/contracts/http/token'
import { expect, test } from 'vitest'
import { createMemoryCounters } from '#backend/shared-counters.ts'
import { createPreviewCookie, createPreviewLinkReader } from './preview-cookie.ts'

const SECRET = 'only-for-tests-preview'
const HOUR = 3_600_000

function setUp(publicOrigin = 'https://shop.example') {
  let time = 1_000_000
  const now = () => time
  return {
    cookie: createPreviewCookie({ publicOrigin, secrets: [SECRET], now }),
    isLink: createPreviewLinkReader({ secrets: [SECRET], now, counters: createMemoryCounters() }),
    pass: (ms: number) => void (time += ms),
    makeLink: async ({ secret = SECRET, seconds = Number(PREVIEW_LINK.seconds) } = {}) => {
      const tokens = createSignedTokens({ audience: PREVIEW_LINK.audience, secrets: [secret], now })
      return new URLSearchParams({
        [PREVIEW_LINK.field]: await tokens.issue({ jti: crypto.randomUUID() }, seconds),
      })
    },
  }
}

test('a value of the cookie is good for twelve hours', async () => {
  const { cookie, pass } = setUp()
  const value = await cookie.createValue()
  expect(await cookie.isValid(value)).toBe(true)
  pass(12 * HOUR + 1)
  expect(await cookie.isValid(value)).toBe(false)
})

test.each([
  [undefined],
  [''],
  ['1'],
  ['9999999999999.'],
  [`9999999999999.${'A'.repeat(43)}`],
  [`e30.e30.${'A'.repeat(43)}`],
])('%s is no value of the cookie', async (value) => {
  expect(await setUp().cookie.isValid(value)).toBe(false)
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
  expect(await isLink(await makeLink({ secret: 'another-secret-of-somebody' }))).toBe(false)
  expect(await isLink(new URLSearchParams())).toBe(false)
})

test('a link that would outlast what is remembered of it is none', async () => {
  const { isLink, makeLink } = setUp()
  expect(await isLink(await makeLink({ seconds: 2 * PREVIEW_LINK.seconds + 1 }))).toBe(false)
  expect(await isLink(await makeLink({ seconds: 2 * PREVIEW_LINK.seconds }))).toBe(true)
})
