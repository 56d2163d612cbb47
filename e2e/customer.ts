import { type APIRequestContext, expect, type PlaywrightTestArgs, request } from '@playwright/test'
import { ORIGINS } from './origins.ts'

export const PASSWORD = 'sorrel-test-1'

let made = 0

/** An e-mail address that no account has yet. */
export function newEmail(): string {
  made += 1
  return `robin.${process.pid}.${Date.now()}.${made}@shopper.example`
}

/** Calls one of our own endpoints as our own pages do. */
export function call(
  shopper: APIRequestContext,
  [method, path]: readonly [method: 'POST' | 'PUT' | 'DELETE', path: string],
  data: object = {},
) {
  return shopper.fetch(`${ORIGINS.storefront}/store-api/${path}`, {
    method,
    data,
    headers: { origin: ORIGINS.storefront },
    maxRedirects: 0,
  })
}

/** A new shopper, without a browser. */
export function newShopper(): Promise<APIRequestContext> {
  return request.newContext({ baseURL: ORIGINS.storefront })
}

/** Signs up a new account. */
export async function signUp(
  shopper: APIRequestContext,
  { email = newEmail(), firstName = 'Robin', lastName = 'Field' } = {},
): Promise<string> {
  const answer = await call(shopper, ['POST', 'sign-up'], { email, password: PASSWORD, firstName, lastName })
  expect(answer.status()).toBe(200)
  return email
}

/** The session's token, which only tests may read. */
export async function getToken(shopper: APIRequestContext): Promise<string> {
  const { cookies } = await shopper.storageState()
  // The token contains a colon, which the cookie carries percent-encoded.
  return decodeURIComponent(cookies.find(({ name }) => name === 'session')?.value ?? '')
}

/** The path of the link in the newest mail to an address. */
export async function getMailedPath(shopper: PlaywrightTestArgs['request'], email: string): Promise<string> {
  const outbox = await shopper.get(`${ORIGINS.commerce}/outbox`, { headers: { accept: 'application/json' } })
  const { mails }: { mails: { id: string; to: string }[] } = await outbox.json()
  const mail = mails.find(({ to }) => to === email)
  const html = await (await shopper.get(`${ORIGINS.commerce}/outbox/${mail?.id}`)).text()
  return /href="https?:\/\/[^/"]+(\/[^"]*set-password\/[^"]+)"/.exec(html)?.[1] ?? 'no link'
}

/** Id of a product without options, read from the service. */
export async function getProductId(): Promise<string> {
  const shopper = await newShopper()
  const answer = await shopper.post(`${ORIGINS.commerce}/graphql/v2`, {
    headers: { authorization: 'pk_sorrel_demo' },
    data: { query: '{ productBySlug(slug: "dish-soap-block") { id } }' },
  })
  const { data }: { data: { productBySlug: { id: string } } } = await answer.json()
  return data.productBySlug.id
}

/** A delivery address as our own forms send it. */
export const ADDRESS = {
  firstName: 'Eve',
  lastName: 'Field',
  address1: '1 Elm Row',
  city: 'Leeds',
  zip: 'LS1 1AA',
  country: 'GB',
  isDefault: true,
}
