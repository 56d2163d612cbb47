import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ORIGINS } from './origins.ts'
import { ACCEPTED_CARD } from './shop.ts'

interface Product {
  readonly id: string
  readonly options: readonly {
    readonly id: string
    readonly values: readonly { readonly id: string; readonly name: string }[]
  }[]
  readonly purchaseOptions: {
    readonly subscription: { readonly plans: readonly { readonly id: string; readonly name: string }[] }
  }
}

let made = 0

/** Signs up a new account for the browser. */
export async function becomeCustomer({
  context,
}: {
  readonly context: ReturnType<Page['context']>
}): Promise<string> {
  made += 1
  const email = `subscriber.${process.pid}.${Date.now()}.${made}@shopper.example`
  const answer = await send(context.request, 'POST', 'sign-up', {
    email,
    password: 'sorrel-test-1',
    firstName: 'Robin',
    lastName: 'Field',
  })
  expect(answer.status()).toBe(200)
  return email
}

/** Calls one of our own endpoints as our own pages do. */
export function send(
  shopper: APIRequestContext,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: object,
) {
  return shopper.fetch(`${ORIGINS.storefront}/store-api/${path}`, {
    method,
    data,
    headers: { origin: ORIGINS.storefront },
  })
}

/** Reads from the service the ids that a test needs of a product. */
export async function readProduct(shopper: APIRequestContext, slug: string): Promise<Product> {
  const answer = await shopper.post(`${ORIGINS.commerce}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo' },
    data: {
      query: `query ($slug: String) { productBySlug(slug: $slug) { id options { id values { id name } }
        purchaseOptions { subscription { plans { id name } } } } }`,
      variables: { slug },
    },
  })
  const { data }: { data: { productBySlug: Product } } = await answer.json()
  return data.productBySlug
}

export interface SubscribeOptions {
  readonly slug: string
  readonly plan: string
  /** The value of the product's first option. */
  readonly choice?: string
  /** Id of a saved card. Without it a new card is typed. */
  readonly card?: string
}

/** Buys a subscription at the checkout. Returns its id. */
export async function subscribe(
  shopper: APIRequestContext,
  email: string,
  options: SubscribeOptions,
): Promise<string> {
  await orderPlan(shopper, email, options)
  return findFirst(shopper)
}

/** Orders a subscription at the checkout, without waiting until its record is there. */
export async function orderPlan(
  shopper: APIRequestContext,
  email: string,
  options: SubscribeOptions,
): Promise<void> {
  const product = await readProduct(shopper, options.slug)
  const plan = product.purchaseOptions.subscription.plans.find(({ name }) => name === options.plan)
  const value = product.options[0]?.values.find(({ name }) => name === options.choice)
  const added = await send(shopper, 'PUT', 'cart', {
    productId: product.id,
    quantity: 1,
    purchaseOption: { type: 'subscription', planId: plan?.id },
    ...(value === undefined ? {} : { options: [{ id: product.options[0]?.id, valueId: value.id }] }),
  })
  const { data }: { data: { checkoutUrl: string } } = await added.json()
  const card: Record<string, string> =
    options.card === undefined
      ? { card: 'new', number: ACCEPTED_CARD, expiry: '12/34', cvc: '123' }
      : { card: options.card }
  const placed = await shopper.post(data.checkoutUrl, {
    headers: { origin: ORIGINS.commerce },
    maxRedirects: 0,
    form: {
      email,
      firstName: 'Robin',
      lastName: 'Field',
      address1: '12 Elm Row',
      city: 'Bristol',
      zip: 'BS1 4DJ',
      country: 'GB',
      service: 'standard',
      action: 'place',
      ...card,
    },
  })
  expect(placed.status()).toBe(303)
}

/** The first subscription of the list. It appears some seconds after its order. */
async function findFirst(shopper: APIRequestContext): Promise<string> {
  let id = ''
  await expect(async () => {
    const page = await (await shopper.get(`${ORIGINS.storefront}/account/subscriptions`)).text()
    id = /\/account\/subscriptions\/([\w-]+)"/.exec(page)?.[1] ?? ''
    expect(id).not.toBe('')
  }).toPass()
  return id
}

/** Subjects of the mails to an address, newest first. */
export async function readSubjects(shopper: APIRequestContext, email: string): Promise<readonly string[]> {
  const outbox = await shopper.get(`${ORIGINS.commerce}/outbox`, { headers: { accept: 'application/json' } })
  const { mails }: { mails: { to: string; subject: string }[] } = await outbox.json()
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
