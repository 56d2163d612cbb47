import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createRecordSlugs } from './product-slugs.ts'
import { getProductTags } from './cache-options.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const ANSWERS = 64
/** Node has longer texts outside of the heap. */
const ANSWER_BYTES = 512 * 1024

/** Far below all answers together, far above what is kept of them. */
const KEPT_MAX_BYTES = 8 * 1024 * 1024

/** An answer that is all one text of its own, as those that come over the network are. */
function toAnswer(number: number): string {
  const product = JSON.stringify({
    id: `id-of-product-${number}`,
    slug: `slug-of-the-product-${number}`,
    href: `/products/slug-of-the-product-${number}`,
  })
  return Buffer.from(`[${product},"${'x'.repeat(ANSWER_BYTES)}"]`).toString()
}

function getHeapBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const slugs = createRecordSlugs(() => 0)

test.each([
  ['the tags of an answer', (answer: string) => getProductTags({ html: `<main>${answer}</main>` })],
  ['the names that are learned of an answer', (answer: string) => slugs.learn(answer)],
])('%s do not keep the answer in memory', (_what, read) => {
  const before = getHeapBytes()
  const kept = Array.from({ length: ANSWERS }, (_, number) => read(toAnswer(number)))
  expect(getHeapBytes() - before).toBeLessThan(KEPT_MAX_BYTES)
  expect(kept).toHaveLength(ANSWERS)
  expect(['slug-of-the-product-0', undefined]).toContain(slugs.get('id-of-product-0')[0])
})
