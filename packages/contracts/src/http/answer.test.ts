import { expect, test } from 'vitest'
import { toAnswer, toMethodNotAllowed, toProblemAnswer, toSeeOther } from './answer.ts'

test('an answer is stored by nobody, unless its headers say otherwise', async () => {
  const answer = toAnswer({ a: 1 })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.json()).toEqual({ a: 1 })
  expect(toAnswer({}, { headers: { 'cache-control': 'max-age=60' } }).headers.get('cache-control')).toBe(
    'max-age=60',
  )
})

test('a refusal has one shape and the status of its code', async () => {
  const refusal = { code: 'throttled', message: 'Wait', fields: { email: 'x' }, retryAfterSeconds: 9 }
  const answer = toProblemAnswer(refusal, { status: 429, requestId: 'id' })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('9')
  expect(await answer.json()).toEqual({
    error: { code: 'throttled', message: 'Wait', requestId: 'id', fields: { email: 'x' } },
  })
})

test('another method is told which ones there are', async () => {
  const answer = toMethodNotAllowed(['POST', 'DELETE', 'POST'], 'id')
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST, DELETE')
  expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed', requestId: 'id' } })
})

test('a browser is sent on by GET', () => {
  const answer = toSeeOther('/next', { 'set-cookie': 'a=b' })
  expect(answer.status).toBe(303)
  expect(Object.fromEntries(answer.headers)).toEqual({
    location: '/next',
    'cache-control': 'no-store',
    'set-cookie': 'a=b',
  })
})
