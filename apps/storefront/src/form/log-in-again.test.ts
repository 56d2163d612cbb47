import { beforeEach, expect, test, vi } from 'vitest'
import { saveDraft, takeDraft } from './draft.ts'
import { logInAgain } from './log-in-again.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', storage)
})

test('what was typed is kept for its own form, once, and no secrets', () => {
  const load = vi.fn()
  const shape = { name: 'profile', secrets: ['password'] }
  const values = { firstName: 'Robin', password: 'secret', file: {} }
  void logInAgain(
    { load, toHref: (path: string) => `/fr${path}` },
    { from: '/fr/account/profile', form: { shape, values } },
  )
  expect(load).toHaveBeenCalledWith('/fr/account/login?next=%2Ffr%2Faccount%2Fprofile')
  expect(JSON.stringify([...kept])).not.toContain('secret')
  expect(takeDraft('change-email')).toBeUndefined()
  expect(takeDraft('profile')).toEqual({ firstName: 'Robin' })
  expect(takeDraft('profile')).toBeUndefined()
})

test.each(['null', '{', '[]', '{"name":"profile"}', '{"name":"profile","values":{"a":1}}'])(
  'what somebody else kept as %s is no draft',
  (text) => {
    kept.set('form-draft', text)
    expect(takeDraft('profile')).toBeUndefined()
  },
)

test('a browser that keeps nothing loses it', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => saveDraft({ name: 'profile', values: {} })).not.toThrow()
  expect(takeDraft('profile')).toBeUndefined()
})
