import type { Refusal } from './answer.ts'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Characters. */
export const REQUEST_ID_MAX_LENGTH = 64

const REQUEST_ID = /^[\w-]{8,64}$/

/** The id that a proxy of ours gave a request, or a new one where it gave none that can be right. */
export function toRequestId(given: string | readonly string[] | null | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID()
}

/**
 * Lets only our own pages change something: browsers name the origin of every such request. A missing one and the
 * `null` of sandboxed documents are refused. `GET` and `HEAD` change nothing and always pass.
 *
 * @example
 * ```ts
 * import { checkOrigin } from '@sorrel/contracts/http/request'
 *
 * const request = new Request('https://shop.example/', { method: 'POST', headers: { origin: 'https://evil.example' } })
 * console.log(checkOrigin(request, ['https://shop.example'])?.code, checkOrigin(request, ['https://evil.example'])) // forbidden undefined
 * ```
 */
export function checkOrigin(request: Request, origins: readonly string[]): Refusal<'forbidden'> | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== 'null' && origins.includes(origin)) return undefined
  return { code: 'forbidden', message: 'The call comes from another origin' }
}

/** The value of a cookie; undefined where the request has none of that name. */
export function readCookie(request: Pick<Request, 'headers'>, name: string): string | undefined {
  const pairs = request.headers.get('cookie')?.split(';') ?? []
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
