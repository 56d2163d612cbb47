import { expect, test } from 'vitest'
import { getDataStatus } from './router-request.ts'

test.each([
  ['a whole page', '0:{"t":[]}\n1:"soap"\n', 200],
  ['a part that failed', '0:{"t":"$L1"}\n1:E{"digest":"3842880751"}\n', 500],
  ['no such page', '0:{"t":"$L1"}\n1f:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n', 404],
  ['another address', '0:{"t":"$L1"}\n1f:E{"digest":"NEXT_REDIRECT;replace;/about;307;"}\n', 200],
  ['words that look like a failure', '0:["E{\\"digest\\":\\"1\\"}","1:E{"]\n', 200],
])('the status of data with %s', (_name, data, status) => {
  expect(getDataStatus(200, Buffer.from(data))).toBe(status)
})

test('a status that Next did send stays', () => {
  expect(getDataStatus(503, Buffer.from('1:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}'))).toBe(503)
})
