import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getProblemCode, getProblemStatus, parseProblem, type Problem } from './problem.ts'

test.each([
  ['invalid', 400],
  ['unauthenticated', 401],
  ['expired', 401],
  ['forbidden', 403],
  ['not_found', 404],
  ['method_not_allowed', 405],
  ['conflict', 409],
  ['too_large', 413],
  ['unsupported_media_type', 415],
  ['timeout', 408],
  ['throttled', 429],
  ['internal', 500],
  ['upstream', 502],
  ['unavailable', 503],
] as const)('%s answers %i', (code, status) => {
  expect(getProblemStatus(code)).toBe(status)
})

test.each([
  [400, 'invalid'],
  [401, 'unauthenticated'],
  [418, 'invalid'],
  [500, 'internal'],
  [504, 'internal'],
  [503, 'unavailable'],
])('a bare %i reads as %s', (status, code) => {
  expect(getProblemCode(status)).toBe(code)
})

test('what is written is read', () => {
  const problem: Problem = {
    error: {
      code: 'invalid',
      message: 'The e-mail is missing.',
      requestId: 'r1',
      fields: { email: 'validation.email_required' },
    },
  }
  expect(parseProblem(JSON.parse(JSON.stringify(problem)))).toEqual(problem)
})

test.each([
  [null],
  ['down'],
  [{}],
  [{ error: 'down' }],
  [{ error: { code: 'teapot' } }],
  [{ error: [{ code: 'invalid' }] }],
])('%j is no problem of ours', (input) => {
  expect(parseProblem(input)).toBeUndefined()
})

test('fields that are no texts are left out', () => {
  expect(parseProblem({ error: { code: 'invalid', fields: { a: 1, b: null, c: {} } } })).toEqual({
    error: { code: 'invalid', message: '', requestId: '', fields: { a: '1' } },
  })
})

test('never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (message, fields) => {
      expect(parseProblem({ error: { code: 'invalid', message, fields } })?.error.requestId).toBe('')
    }),
  )
})
