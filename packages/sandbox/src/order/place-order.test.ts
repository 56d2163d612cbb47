import { toRuns } from '@sorrel/service/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper, readProduct } from '../../test/shopper.ts'
import { findCartByCheckoutId } from '../cart/cart-rows.ts'
import { orders } from '../database/commerce-tables.ts'
import { placeOrder } from './place-order.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Mill Lane',
  city: 'Leeds',
  zip: 'LS1',
  country: 'GB',
}
const card = { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2029, token: 'card_test_4242' }

async function fillCart(slug: string, quantity = 1): Promise<string> {
  const { data } = await createShopper(sandbox).add(slug, { quantity })
  return data?.cart.checkoutId
}

/** Calls the transaction directly, without the checkout page's check of the stock. */
async function place(checkoutId: string, expectedTotal?: number) {
  const cart = await findCartByCheckoutId(sandbox.service.db, checkoutId)
  if (cart === undefined) throw new Error('No such bag')
  const shipping = { ...address, service: 'standard' } as const
  return placeOrder(sandbox.service, {
    cart,
    email: 'ada@example.com',
    address,
    shipping,
    card,
    expectedTotal,
  })
}

async function setStock(slug: string, level: number): Promise<string> {
  const { id } = await readProduct(sandbox, slug)
  await sandbox.service.catalogue.setStock({ itemId: id, productId: id, level })
  return id
}

describe('placing orders', () => {
  it('sells five pieces to five of many simultaneous buyers', { timeout: 120_000 }, async () => {
    await setStock('sisal-body-brush', 1)
    const carts = await Promise.all(Array.from({ length: toRuns(200) }, () => fillCart('sisal-body-brush')))
    const productId = await setStock('sisal-body-brush', 5)
    const answers = await Promise.all(carts.map((cart) => place(cart)))
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(new Set(refused.map((problem) => JSON.stringify(problem)))).toEqual(
      new Set([JSON.stringify({ kind: 'sold-out', productId })]),
    )
    const { data } = await sandbox.query('{ productBySlug(slug: "sisal-body-brush") { stockLevel } }')
    expect(data?.productBySlug.stockLevel).toBe(0)
  })

  it('creates one order for a cart that is submitted many times at once', async () => {
    const cart = await fillCart('dish-soap-block')
    const before = await sandbox.service.db.$count(orders)
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(cart)))
    const placed = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
    expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(placed.map(({ order }) => order.number)).size).toBe(1)
    expect(placed).toHaveLength(10)
    expect(await sandbox.service.db.$count(orders)).toBe(before + 1)
  })

  it('gives simultaneous orders different numbers without gaps', async () => {
    const carts = await Promise.all(Array.from({ length: 20 }, () => fillCart('dish-soap-block')))
    const answers = await Promise.all(carts.map((cart) => place(cart)))
    const numbers = answers.flatMap((answer) =>
      answer.ok ? [Number(answer.value.order.number.slice(1))] : [],
    )
    const [first = 0] = numbers.toSorted((left, right) => left - right)
    expect(numbers.toSorted((left, right) => left - right)).toEqual(
      numbers.map((_number, index) => first + index),
    )
  })

  it('changes nothing when one line is out of stock', async () => {
    await setStock('sisal-body-brush', 3)
    const shopper = createShopper(sandbox)
    await shopper.add('deodorant-balm', { options: { Scent: 'Cedar' } })
    await shopper.add('sisal-body-brush', { quantity: 3 })
    await setStock('sisal-body-brush', 2)
    const level = async () =>
      (await sandbox.query('{ productBySlug(slug: "deodorant-balm") { stockLevel } }')).data?.productBySlug
        .stockLevel
    const before = await level()
    expect(await place(await shopper.getCheckoutId())).toMatchObject({
      ok: false,
      error: { kind: 'sold-out' },
    })
    expect(await level()).toBe(before)
    expect((await shopper.getCart())?.cart.itemQuantity).toBe(4)
  })

  it('does not charge a total that the buyer has not agreed to', async () => {
    const cart = await fillCart('dish-soap-block')
    expect(await place(cart, 999)).toEqual({ ok: false, error: { kind: 'changed' } })
    expect(await place(cart, 1395)).toMatchObject({ ok: true, value: { isNew: true } })
  })
})
