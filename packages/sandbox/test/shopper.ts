import { z } from 'zod'
import type { GraphqlAnswer, Sandbox } from './sandbox.ts'

const ORIGIN = 'http://localhost:4000'

const product = z.object({
  id: z.string(),
  name: z.string(),
  options: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      values: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  purchaseOptions: z.object({
    subscription: z.object({ plans: z.array(z.object({ id: z.string(), name: z.string() })) }).nullable(),
  }),
  variants: z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

/** What is chosen of a product, in its English words. */
export interface Choice {
  readonly quantity?: number
  /** Option name to value name, or to a text. */
  readonly options?: Readonly<Record<string, string>>
  readonly plan?: string
}

const CART = `{ checkoutId checkoutUrl currency displayCurrency itemQuantity subTotal discountTotal shipmentTotal taxTotal
  taxIncludedTotal giftcardTotal grandTotal captureTotal couponCode trial trialSubTotal trialGrandTotal accountId guest accountLoggedIn
  giftcards { id amount last4 } shipping { country service price }
  items { id productId variantId quantity price origPrice priceTotal discountTotal discountEach taxTotal taxes { id amount }
    options { id name value valueId variant price } product { slug name } variant { name }
    purchaseOption { type planId planName trialDays price billingSchedule { interval intervalCount trialDays } } } }`

const cart = z.object({
  checkoutId: z.string(),
  checkoutUrl: z.string(),
  items: z.array(
    z.looseObject({ id: z.string(), quantity: z.number(), price: z.number(), priceTotal: z.number() }),
  ),
})

/** Address and card of somebody who gets through the checkout. */
export const BUYER = {
  email: 'buyer@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Mill Lane',
  city: 'Leeds',
  zip: 'LS1 4AB',
  country: 'GB',
  service: 'standard',
  card: 'new',
  number: '4242 4242 4242 4242',
  expiry: '12/29',
  cvc: '123',
  action: 'place',
} as const

export interface Shopper {
  readonly token: () => string | undefined
  run(document: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphqlAnswer>
  /** Adds a product by its slug; gives the answer as it came. */
  add(slug: string, choice?: Choice): Promise<GraphqlAnswer>
  /** The cart as the service answers it. */
  getCart(given?: string): Promise<GraphqlAnswer['data']>
  getCheckoutId(): Promise<string>
  /** Sends the checkout form. `null` leaves a field out. */
  send(
    fields?: Readonly<Record<string, string | null>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>
}

/** A visitor with a session of their own, as a storefront keeps it. */
export function createShopper(sandbox: Sandbox): Shopper {
  let token: string | undefined
  let lastCheckoutId: string | undefined
  const run: Shopper['run'] = async (document, variables = {}) => {
    const answer = await sandbox.query(document, variables, token === undefined ? {} : { 'x-session': token })
    if (answer.session !== null) token = answer.session
    return answer
  }
  const getCheckoutId = async () => {
    const { data } = await run('{ cart { checkoutId checkoutUrl items { id quantity price priceTotal } } }')
    lastCheckoutId = data?.cart ? cart.parse(data.cart).checkoutId : lastCheckoutId
    if (lastCheckoutId === undefined) throw new Error('The shopper has no bag')
    return lastCheckoutId
  }
  return {
    token: () => token,
    run,
    add: async (slug, choice = {}) => {
      const input = toInput(await readProduct(sandbox, slug), choice)
      return run(`mutation ($input: SwellCartItemInput) { cart: addCartItem(input: $input) ${CART} }`, {
        input,
      })
    },
    getCart: async (given = '') => (await run(`{ cart${given} ${CART} }`)).data,
    getCheckoutId,
    send: async (fields = {}, headers = {}) => {
      const form = Object.entries({ ...BUYER, ...fields }).flatMap(([name, value]) =>
        value === null ? [] : [[name, value]],
      )
      return fetch(`${sandbox.url}/checkout/${await getCheckoutId()}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: ORIGIN, ...headers },
        body: new URLSearchParams(form),
      })
    },
  }
}

/** Reads what a test needs of a product, by slug. */
export async function readProduct(sandbox: Sandbox, slug: string): Promise<z.infer<typeof product>> {
  const { data } = await sandbox.query(
    `query ($slug: String) { productBySlug(slug: $slug) { id name options { id name values { id name } }
      purchaseOptions { subscription { plans { id name } } } variants { results { id name } } } }`,
    { slug },
  )
  return product.parse(data?.productBySlug)
}

function toInput(from: z.infer<typeof product>, { quantity, options = {}, plan }: Choice) {
  const planId = from.purchaseOptions.subscription?.plans.find(({ name }) => name === plan)?.id ?? plan
  return {
    productId: from.id,
    ...(quantity === undefined ? {} : { quantity }),
    options: Object.entries(options).map(([name, value]) => {
      const option = from.options.find((candidate) => candidate.name === name)
      const valueId = option?.values.find((candidate) => candidate.name === value)?.id
      return valueId === undefined ? { id: option?.id ?? name, value } : { id: option?.id, valueId }
    }),
    purchaseOption: plan === undefined ? { type: 'standard' } : { type: 'subscription', planId },
  }
}
