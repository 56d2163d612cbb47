import { expect, test } from 'vitest'
import { isNoise, redact } from './log.ts'

test.each([
  ['{"password":"hunter22"}', 'hunter22'],
  ['{"err":{"X-Session":"abc123"}}', 'abc123'],
  ['{"authorization":"pk_1"}', 'pk_1'],
  ['{"msg":"mail to ann.bee+x@mail.example failed"}', 'ann.bee'],
  ['{"passwordResetKey":"x","resetToken":"a\\"b"}', 'a\\"b'],
])('%s is written without its secret', (line, secret) => {
  expect(redact(line)).not.toContain(secret)
  expect(() => JSON.parse(redact(line))).not.toThrow()
})

test('other facts stay', () => {
  const line = '{"path":"/products/soap","status":200}'
  expect(redact(line)).toBe(line)
})

test('a visitor who leaves is noise; a failure of ours is not', () => {
  expect(isNoise(Object.assign(new Error('read'), { code: 'ECONNRESET' }))).toBe(true)
  expect(isNoise(new DOMException('The operation was aborted', 'AbortError'))).toBe(true)
  expect(isNoise(new TypeError('x is not a function'))).toBe(false)
})
