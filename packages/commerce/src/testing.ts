import { isRecord, parseText, toUntrusted } from '@sorrel/contracts/untrusted'
import { createCommerceClient, type CommerceClient, type CommerceClientOptions } from './client.ts'
import type { Send } from './transport/send.ts'

export {
  createTestShop,
  type TestShop,
  type TestShopCall,
  type TestShopOptions,
} from './testing/test-shop.ts'
export { toMswHandlers } from './testing/to-msw-handlers.ts'
export { toWireCart } from './testing/to-wire-cart.ts'
export { toWireCategory, toWireProduct, type WireRecord } from './testing/to-wire-product.ts'

/** One request that the fake service received. */
export interface FakeCall {
  /** Name of the GraphQL operation, or the path of a REST read below `/api`. */
  readonly operation: string
  /** Of a REST read the parameters of its address. */
  readonly variables: Readonly<Record<string, unknown>>
  readonly headers: Headers
}

export interface FakeTransport {
  readonly fetch: Send
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[]
}

/**
 * Answers by operation: a whole GraphQL answer (`{ data }`, `{ errors }`) by operation name, a REST body by path, or a
 * `Response`.
 */
export type FakeAnswers = Readonly<Record<string, (call: FakeCall) => unknown>>

interface FakeBody {
  readonly operationName: string
  readonly variables: unknown
}

function parseCall(input: RequestInfo | URL, init: RequestInit | undefined): FakeCall {
  const request = new Request(input, init)
  const body = typeof init?.body === 'string' ? toUntrusted<FakeBody>(JSON.parse(init.body)) : undefined
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/^\/api/, '')
  return {
    operation: parseText(body?.operationName) ?? path,
    variables: isRecord(body?.variables) ? body.variables : Object.fromEntries(searchParams),
    headers: request.headers,
  }
}

async function toResponse(answer: unknown): Promise<Response> {
  const given = await answer
  if (given instanceof Response) return given
  if (given === undefined) return Response.json({ error: { message: 'Not recorded' } }, { status: 404 })
  return Response.json(given)
}

/**
 * A `fetch` that answers from a record. An operation without an answer gets 404.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@sorrel/commerce/client'
 * import { fetchMenus } from '@sorrel/commerce/store'
 * import { createFakeTransport } from '@sorrel/commerce/testing'
 *
 * const { fetch, calls } = createFakeTransport({ getMenus: () => ({ data: null }) })
 * await fetchMenus(createCommerceClient({ url: 'https://store.example', publicKey: 'pk_demo', fetch }))
 * console.log(calls.map((call) => call.operation)) // [ 'getMenus' ]
 * ```
 */
export function createFakeTransport(answers: FakeAnswers): FakeTransport {
  const calls: FakeCall[] = []
  const fetch: Send = async (input, init) => {
    const call = parseCall(input, init)
    calls.push(call)
    return toResponse(answers[call.operation]?.(call))
  }
  return { fetch, calls }
}

/** A client over recorded answers. */
export function createFakeClient(
  answers: FakeAnswers,
  options: Partial<CommerceClientOptions> = {},
): CommerceClient & Pick<FakeTransport, 'calls'> {
  const { fetch, calls } = createFakeTransport(answers)
  const client = createCommerceClient({ url: 'https://shop.test', publicKey: 'pk_test', fetch, ...options })
  return { ...client, calls }
}
