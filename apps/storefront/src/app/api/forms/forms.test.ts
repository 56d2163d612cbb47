import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { parseFlash } from '#form/flash.ts'
import { ORIGIN, routeAt, startService } from '#testing/answering-service.ts'

const service = await startService()
const forms = await import('./[name]/route.ts')
const { FORMS } = await import('../actions.ts')
const at = (name: string) => routeAt(forms, { name })
const login = at('login')
const logout = at('logout')
const setPassword = at('set-password')

function send(fields: Record<string, string>, headers: Record<string, string> = {}): NextRequest {
  return new NextRequest(`${ORIGIN}/account/forms/login`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}

const PAGES = { from: '/fr/account/login', to: '/fr/account/orders' }
const CREDENTIALS = { email: 'ann@mail.example', password: 'soft-soap-9' }
const REJECTED = { body: { errors: [{ message: 'Your account credentials are invalid.' }], data: null } }

const getFlash = (answer: Response) =>
  parseFlash(/flash=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1])

test('a good form goes on to where it leads, with the new session in its cookie', async () => {
  service.answers = {
    login: { session: 'signed-in', body: { data: { loginAccount: { success: true } } } },
    checkTokenValidity: { body: { data: { session: { accountId: 'a1' } } } },
  }
  const answer = await login.POST(send({ ...PAGES, ...CREDENTIALS }))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/fr/account/orders`)
  expect(answer.headers.get('set-cookie')).toMatch(/session=signed-in;.*HttpOnly/i)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('a wrong field comes back with what was typed, without the password, before the service is called', async () => {
  const answer = await login.POST(send({ ...PAGES, email: 'ann', password: 'soft-soap-9' }))
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/fr/account/login`)
  expect(answer.headers.get('set-cookie')).toMatch(/flash=.*Max-Age=60.*HttpOnly/i)
  expect(getFlash(answer).form).toEqual({
    name: 'login',
    values: { email: 'ann' },
    issues: { email: 'validation.email_invalid' },
  })
  expect(service.calls).toEqual([])
})

test('a refusal comes back with its code', async () => {
  service.answers = { login: REJECTED }
  const answer = await login.POST(send({ ...PAGES, ...CREDENTIALS }))
  expect(getFlash(answer).form).toMatchObject({ error: 'unauthenticated', issues: {} })
})

test.each([
  ['no Origin', {}, { origin: '' }, 403],
  ['another Origin', {}, { origin: 'https://evil.example' }, 403],
  ['a null Origin', {}, { origin: 'null' }, 403],
  ['JSON', {}, { 'content-type': 'application/json' }, 415],
  ['text', {}, { 'content-type': 'text/plain' }, 415],
  ['an unknown field', { role: 'admin' }, {}, 400],
  ['a way on to another site', { to: '//evil.example' }, {}, 400],
  ['a way back to another site', { from: 'https://evil.example' }, {}, 400],
  ['a way on that climbs out', { to: '/.//evil.example' }, {}, 400],
  ['a way on that breaks the header', { to: '/a\r\nset-cookie: session=evil' }, {}, 400],
  ['too much', { email: 'x'.repeat(20_000) }, {}, 413],
])('%s is refused before the service is called', async (_, fields, headers, status) => {
  const answer = await login.POST(send({ ...PAGES, ...CREDENTIALS, ...fields }, headers))
  expect(answer.status).toBe(status)
  expect(answer.headers.get('location')).toBeNull()
  expect(service.calls).toEqual([])
})

test('a way on beyond Latin is encoded', async () => {
  service.answers = {
    login: { body: { data: { loginAccount: { success: true } } } },
    checkTokenValidity: { body: { data: { session: { accountId: 'a1' } } } },
  }
  const answer = await login.POST(send({ ...PAGES, ...CREDENTIALS, to: '/suche?q=日本' }))
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/suche?q=%E6%97%A5%E6%9C%AC`)
})

test('another method is a 405', async () => {
  const address = `${ORIGIN}/account/forms/login`
  expect((await login.GET(new NextRequest(address))).status).toBe(405)
  const page = await login.GET(new NextRequest(address, { headers: { accept: 'text/html' } }))
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'POST'])
  expect(await page.text()).toContain('<h1>Error 405</h1>')
})

describe('a form that is too long', () => {
  const tooLong = { ...PAGES, email: 'a'.repeat(20_000) }

  test.each(FORMS.map(({ name }) => name))(
    '%s is a page for a person, in the language of its page',
    async (name) => {
      const headers = { accept: 'text/html', referer: `${ORIGIN}/fr/account/login` }
      const answer = await at(name).POST(send(tooLong, headers))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
      expect(await answer.text()).toContain('<h1>Erreur 413</h1>')
    },
  )

  test.each(FORMS.map(({ name }) => name))('%s is a problem as JSON for a program', async (name) => {
    const answer = await at(name).POST(send(tooLong, { accept: 'application/json' }))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { code: 'too_large' } })
  })
})

test('a button’s failure is shown at the top of its page', async () => {
  const answer = await logout.POST(send(PAGES, { cookie: 'session=s1' }))
  expect(getFlash(answer)).toEqual({
    flashMessage: { key: 'errors.try_later', tone: 'error', requestId: expect.any(String) },
    form: undefined,
  })
})

test('a used key leads to the page of expired links and is not stored in a cookie', async () => {
  service.answers = {
    resetPassword: { body: { errors: [{ message: 'password_reset_key is invalid' }], data: null } },
  }
  const from = '/account/set-password/k1'
  const fields = { from, to: '/done', key: 'k1', password: 'soft-soap-9', confirmPassword: 'soft-soap-9' }
  const answer = await setPassword.POST(send(fields))
  expect(answer.headers.get('location')).toBe(`${ORIGIN}${from}/expired`)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const unequal = await setPassword.POST(send({ ...fields, confirmPassword: 'secret2' }))
  expect(getFlash(unequal).form).toMatchObject({
    values: {},
    issues: { confirmPassword: 'validation.passwords_differ' },
  })
})

test('a form that is refused for what nobody can see says that it was refused', async () => {
  const passwords = { password: 'soft-soap-9', confirmPassword: 'soft-soap-9' }
  const answer = await setPassword.POST(
    send({ from: '/account/set-password/k1', to: '/done', key: '', ...passwords }),
  )
  expect(answer.headers.get('location')).toBe(`${ORIGIN}/account/set-password/k1`)
  expect(getFlash(answer).form).toMatchObject({ issues: {}, error: 'invalid' })
  expect(service.calls).toEqual([])
})
