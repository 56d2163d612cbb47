import {
  accountEndpoints as account,
  addToCartEndpoint,
  type Endpoint,
  toEndpointPath,
  updateCartItemEndpoint,
} from '@sorrel/contracts/http'
import { parseNext } from '@sorrel/contracts/routes'
import { ADD_FORM, readAddForm } from '@sorrel/domain/add-form'
import type { Product } from '@sorrel/domain/product'
import type { ProductSelectionSettings } from '@sorrel/domain/product-selection'

export interface StoreFormsOptions {
  /** The endpoints that check and answer what a form asks for: see `createStoreApi`. */
  readonly api: (request: Request) => Promise<Response | undefined>
  /** Origin of the pages. */
  readonly origin: string
  /** As `createStoreApi` has it. */
  readonly storeApi?: string | undefined
  /** A product in the language of the form; null for none. */
  readonly readProduct: (slug: string, language: string) => Promise<Product | null>
  /** How the product's own form begins. */
  readonly selection?: ProductSelectionSettings
}

type Values = Readonly<Record<string, string>>

interface Call {
  readonly endpoint: Endpoint
  readonly body: unknown
}

const pick = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']))

/** What a form asks for: its endpoint, and the fields that make the body. */
const FORMS: Readonly<Record<string, { readonly endpoint: Endpoint; readonly fields: readonly string[] }>> = {
  login: { endpoint: account.login, fields: ['email', 'password'] },
  logout: { endpoint: account.logout, fields: [] },
  'sign-up': { endpoint: account.signUp, fields: ['email', 'password', 'firstName', 'lastName'] },
  'password-recovery': { endpoint: account.recoverPassword, fields: ['email'] },
  'set-password': { endpoint: account.setPassword, fields: ['key', 'password'] },
}

/**
 * Takes the forms of cart and account as a browser sends them without script. The last segment of the path is the form:
 * `add-to-cart` with the fields of `ADD_FORM`, `cart-line` (`itemId`, `quantity`; 0 removes the line), `login`, `logout`, `sign-up`,
 * `password-recovery`, `set-password`. Each has `language`, and leads (303) to `to`, or to `from` with `failed`, the status of the
 * endpoint's answer. `from` is `to` where it is missing. 403 for forms of other sites, 404 for an unknown form.
 */
export function createStoreForms(options: StoreFormsOptions): (request: Request) => Promise<Response> {
  const { api, origin, storeApi } = options
  return async (request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (!Object.hasOwn(FORMS, name) && name !== ADD_FORM.name && name !== 'cart-line')
      return new Response(null, { status: 404 })
    if ((request.headers.get('origin') ?? origin) !== origin) return new Response(null, { status: 403 })
    const values = await readValues(request)
    const call = await toCall(name, values, options)
    const answer = call && (await api(toRequest(request, { call, values, origin, storeApi })))
    return answer?.status === 403 ? answer : lead(values, answer)
  }
}

async function readValues(request: Request): Promise<Values> {
  const fields = [...(await request.formData())]
  return Object.fromEntries(
    fields.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}

/** Undefined while choices are missing, or for a product that is gone. */
async function toCall(name: string, values: Values, options: StoreFormsOptions): Promise<Call | undefined> {
  const { itemId = '', quantity = '', language = '' } = values
  if (name === 'cart-line')
    return { endpoint: updateCartItemEndpoint, body: { itemId, input: { quantity: Number(quantity) } } }
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined
  if (form !== undefined) return { endpoint: form.endpoint, body: pick(values, form.fields) }
  const product = await options.readProduct(values[ADD_FORM.slug] ?? '', language)
  const input = product === null ? undefined : readAddForm(product, values, options.selection)
  return input?.ok ? { endpoint: addToCartEndpoint, body: input.value } : undefined
}

interface Sending extends Pick<StoreFormsOptions, 'origin' | 'storeApi'> {
  readonly call: Call
  readonly values: Values
}

function toRequest(sent: Request, { call, values, origin, storeApi }: Sending): Request {
  const headers = new Headers(sent.headers)
  headers.set('content-type', 'application/json')
  headers.set('accept-language', values.language ?? '')
  headers.delete('content-length')
  const address = new URL(toEndpointPath(call.endpoint, { storeApi }), origin)
  return new Request(address, { method: call.endpoint.method, headers, body: JSON.stringify(call.body) })
}

/** To the page that shows the outcome, with the visitor's new cookies. */
function lead(values: Values, answer: Response | undefined): Response {
  const to = parseNext(values.to) ?? '/'
  const from = parseNext(values.from) ?? to
  const headers = new Headers(answer?.headers.getSetCookie().map((cookie) => ['set-cookie', cookie]))
  const failed = `failed=${answer?.status ?? 400}`
  headers.set('location', answer?.ok ? to : from + (from.includes('?') ? '&' : '?') + failed)
  return new Response(null, { status: 303, headers })
}
