import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper } from '../../test/shopper.ts'

/** Prices of products by who asks: docs/commerce-service.md#caches. */

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const READ = `{ productBySlug(slug: "hand-cream-tin") {
  price sale origPrice purchaseOptions { standard { price origPrice } } } }`

async function logIn(email: string) {
  const shopper = createShopper(sandbox)
  await shopper.run(`mutation { loginAccount(email: "${email}", password: "sorrel-demo") { success } }`)
  return shopper
}

const STRANGER = {
  price: 8,
  sale: false,
  origPrice: null,
  purchaseOptions: { standard: { price: 8, origPrice: null } },
}

test('`price` is what this shopper pays, group price applied; `orig_price` only when it was lowered', async () => {
  const member = await logIn('member@sorrel.shop')
  const other = await logIn('demo@sorrel.shop')
  expect((await createShopper(sandbox).run(READ)).data?.productBySlug).toEqual(STRANGER)
  expect((await member.run(READ)).data?.productBySlug).toEqual({
    price: 7.2,
    sale: false,
    origPrice: 8,
    purchaseOptions: { standard: { price: 7.2, origPrice: 8 } },
  })
  expect((await other.run(READ)).data?.productBySlug).toEqual(STRANGER)
})

test('copies of reads are those of one account: logging out gives a stranger’s prices again', async () => {
  const cached = await startSandbox({ READ_CACHE_SECONDS: '5' })
  const shopper = createShopper(cached)
  await shopper.run(
    'mutation { loginAccount(email: "member@sorrel.shop", password: "sorrel-demo") { success } }',
  )
  expect((await shopper.run(READ)).data?.productBySlug.price).toBe(7.2)
  expect((await createShopper(cached).run(READ)).data?.productBySlug.price).toBe(8)
  await shopper.run('mutation { logoutAccount { success } }')
  expect((await shopper.run(READ)).data?.productBySlug.price).toBe(8)
  await cached.stop()
})
