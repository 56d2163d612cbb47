import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper, readProduct } from '../../test/shopper.ts'

const SET = 'bath-ritual-gift-set'
const CHOICE = { options: { Ribbon: 'Sage', Card: 'Blank' } }

let sandbox: Sandbox
let soap: Awaited<ReturnType<typeof readProduct>>

beforeAll(async () => {
  sandbox = await startSandbox()
  soap = await readProduct(sandbox, 'oat-honey-soap-bar')
})
afterAll(() => sandbox.stop())

const getScent = (name: string) => soap.variants.results.find((variant) => variant.name === name)?.id ?? ''

const setLavender = (level: number) =>
  sandbox.service.catalogue.setStock({ itemId: getScent('Lavender'), productId: soap.id, level })

beforeEach(() => setLavender(3))

async function getLavender() {
  const { data } = await sandbox.query(
    '{ productBySlug(slug: "oat-honey-soap-bar") { variants { results { name stockLevel } } } }',
  )
  const results: readonly { name: string; stockLevel: number }[] = data?.productBySlug.variants.results
  return results.find(({ name }) => name === 'Lavender')?.stockLevel
}

const PART = 'id productId variantId quantity product { slug name } variant { name }'

test('a bundle names its parts, in the language and currency of the question', async () => {
  const { data } = await sandbox.query(
    `{ productBySlug(slug: "${SET}", _locale: "fr", _currency: "USD") { bundle type bundleItems {
      id productId variantId quantity productName variant { name }
      product(_locale: "fr", _currency: "USD") { slug name currency stockTracking } } } }`,
  )
  const { bundle, type, bundleItems } = data?.productBySlug ?? {}
  expect([bundle, type, bundleItems.length]).toEqual([true, 'bundle', 5])
  expect(bundleItems[1]).toMatchObject({
    productId: soap.id,
    variantId: getScent('Lavender'),
    quantity: 1,
    productName: 'Savon avoine et miel',
    product: {
      slug: 'oat-honey-soap-bar',
      name: 'Savon avoine et miel',
      currency: 'USD',
      stockTracking: true,
    },
    variant: { name: 'Lavande' },
  })
  const plain = await sandbox.query('{ productBySlug(slug: "hand-cream-tin") { bundle bundleItems { id } } }')
  expect(plain.data?.productBySlug).toEqual({ bundle: false, bundleItems: [] })
})

test('over REST its parts have products and variants where they are asked for', async () => {
  const read = async (query: string) => (await sandbox.call(`/api/products/${SET}${query}`)).json()
  expect(await read('')).toMatchObject({ bundle: true, bundle_items: { 1: { product_id: soap.id } } })
  expect((await read('')).bundle_items[1].product).toBeUndefined()
  const expand = '?expand[0]=bundle_items.product&expand[1]=bundle_items.variant'
  expect((await read(expand)).bundle_items[1]).toMatchObject({
    product: { slug: 'oat-honey-soap-bar', stock_tracking: true, stock_level: 24 },
    variant: { name: 'Lavender', stock_level: 3 },
  })
})

describe('the stock of a bundle', () => {
  const readStatus = async () => {
    const { data } = await sandbox.query(
      `{ one: productBySlug(slug: "${SET}") { stockStatus stockTracking stockLevel }
        list: products(where: { slug: "${SET}", stock_status: { _ne: "out_of_stock" } }) { count } }`,
    )
    return [data?.one.stockStatus, data?.list.count]
  }

  test('is in stock as long as each part is', async () => {
    expect(await readStatus()).toEqual(['in_stock', 1])
    await setLavender(0)
    expect(await readStatus()).toEqual(['out_of_stock', 0])
  })
})

test('a line has the parts of all its pieces', async () => {
  const shopper = createShopper(sandbox)
  await shopper.add(SET, { ...CHOICE, quantity: 2 })
  const { data } = await shopper.run(`{ cart { items { quantity bundleItems { ${PART} quantityTotal } } } }`)
  const [line] = data?.cart.items ?? []
  expect(
    line.bundleItems.map(({ quantity, quantityTotal }: Record<string, number>) => [quantity, quantityTotal]),
  ).toEqual(Array.from({ length: 5 }, () => [1, 2]))
  expect(line.bundleItems[1]).toMatchObject({
    product: { name: 'Oat & Honey Soap Bar' },
    variant: { name: 'Lavender' },
  })
})

describe('an order of a bundle', () => {
  test('takes its parts from stock, names them at the checkout, keeps them and writes them in the mail', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add(SET, { ...CHOICE, quantity: 2 })
    const page = await sandbox.call(`/checkout/${await shopper.getCheckoutId()}`)
    expect(await page.text()).toContain('1 × Oat &amp; Honey Soap Bar, Lavender')
    const email = 'set@example.com'
    expect((await shopper.send({ email })).status).toBe(303)
    expect(await getLavender()).toBe(1)
    const outbox = await sandbox.call('/outbox', { headers: { accept: 'application/json' } })
    expect((await outbox.json()).mails[0].text).toContain(
      'Ribbon: Sage, Card: Blank · 1 × Oat & Honey Soap Bar, Oat & Honey · 1 × Oat & Honey Soap Bar, Lavender',
    )

    const owner = createShopper(sandbox)
    await owner.run(
      `mutation { createAccount(input: { email: "${email}", password: "sorrel-demo", firstName: "Ada" }) { email } }`,
    )
    await owner.add(SET, CHOICE)
    await owner.send({ email })
    const { data } = await owner.run(
      `{ orders { results { items { quantity bundleItems { ${PART} quantityTotal } } } } }`,
    )
    const [line] = data?.orders.results[0].items ?? []
    expect(line.bundleItems).toHaveLength(5)
    expect(line.bundleItems[1]).toMatchObject({
      variantId: getScent('Lavender'),
      quantity: 1,
      quantityTotal: 1,
      variant: { name: 'Lavender' },
    })
    expect(await getLavender()).toBe(0)
  })

  test('is refused by the name of the bundle when a part is gone, and takes nothing', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add(SET, { ...CHOICE, quantity: 3 })
    await setLavender(2)
    const answer = await shopper.send()
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Bath Ritual Gift Set is not currently available')
    expect(await getLavender()).toBe(2)
  })

  test('shares the stock of a part with a line of the part itself', async () => {
    const shopper = createShopper(sandbox)
    await shopper.add(SET, { ...CHOICE, quantity: 2 })
    await shopper.add('oat-honey-soap-bar', { quantity: 2, options: { Scent: 'Lavender' } })
    expect((await shopper.send()).status).toBe(409)
    expect(await getLavender()).toBe(3)
  })
})
