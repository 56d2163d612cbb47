import { base64url, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createSealedTokens, createSignedTokens, type Secrets } from './token.ts'

const NOW = 1_800_000_000_000
const OLD = 'the secret of before'
const NEW = 'the secret of today'

describe.each([
  ['signed', createSignedTokens],
  ['sealed', createSealedTokens],
])('%s tokens', (kind, create) => {
  const open = (secrets: Secrets = [OLD], { audience = 'visitor', at = NOW } = {}) =>
    create({ audience, secrets, now: () => at })

  test('say what was put in, and hold without end unless a time is named', async () => {
    const token = await open().issue({ sub: 'v1', more: [1, 2] })
    expect(await open([OLD], { at: NOW * 2 }).read(token)).toEqual({
      sub: 'v1',
      more: [1, 2],
      aud: 'visitor',
    })
  })

  test('are over when their time has come, to the second', async () => {
    for (const token of [await open().issue({}, 60), await open().issue({ exp: NOW / 1000 + 60 })]) {
      expect(await open([OLD], { at: NOW + 59_999 }).read(token)).toBeDefined()
      expect(await open([OLD], { at: NOW + 60_000 }).read(token)).toBeUndefined()
    }
  })

  test('of one audience are none of another, with the same secret', async () => {
    const token = await open().issue({})
    expect(await open([OLD], { audience: 'letter' }).read(token)).toBeUndefined()
  })

  test('are made with the first secret and read with all', async () => {
    const [old, changing, changed] = [open([OLD]), open([NEW, OLD]), open([NEW])]
    expect(await changing.read(await old.issue({}))).toBeDefined()
    expect(await changed.read(await changing.issue({}))).toBeDefined()
    expect(await changed.read(await old.issue({}))).toBeUndefined()
    expect(await old.read(await changing.issue({}))).toBeUndefined()
  })

  test('name their key, which is another for each audience and secret', async () => {
    const tokens = [open(), open([NEW]), open([OLD], { audience: 'letter' })]
    const issued = await Promise.all(tokens.map((one) => one.issue({})))
    const ids = issued.map(
      (token) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid,
    )
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[\w-]{8}$/)
  })

  test('are refused when a single character is another', async () => {
    const token = await open().issue({ sub: 'v1' })
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      expect(await open().read(changed), `at ${at} of ${token.length}`).toBeUndefined()
    }
  })

  test.each([
    '',
    '.',
    '..',
    '....',
    'a.b.c',
    'a.b.c.d.e',
    '%zz',
    'e30.e30.',
    'e30.e30.e30',
    'A'.repeat(5000),
  ])('are not %j', async (text) => {
    expect(await open().read(text)).toBeUndefined()
  })

  test('are not what another algorithm makes', async () => {
    const claims = { aud: 'visitor' }
    expect(await open().read(new UnsecuredJWT(claims).encode())).toBeUndefined()
    const [header = ''] = (await open().issue({})).split('.')
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
    for (const alg of ['HS256', 'HS384', 'HS512'])
      expect(
        await open().read(
          await new SignJWT(claims)
            .setProtectedHeader({ alg, kid })
            .sign(new TextEncoder().encode(OLD.repeat(4))),
        ),
        `${alg} with the secret itself in ${kind} tokens`,
      ).toBeUndefined()
  })
})

test('sealed tokens show nothing of what is in them', async () => {
  const token = await createSealedTokens({ audience: 'device', secrets: [OLD] }).issue({
    sub: 'ann@mail.example',
  })
  const shown = token.split('.').map((part) => Buffer.from(base64url.decode(part)).toString('latin1'))
  expect(shown.join()).not.toMatch(/ann|sub/)
})

test('a signed token without a time is always the same, so that it can be looked for', async () => {
  const tokens = createSignedTokens({ audience: 'letter', secrets: [OLD] })
  expect(await tokens.issue({ sub: 'a' })).toBe(await tokens.issue({ sub: 'a' }))
})
