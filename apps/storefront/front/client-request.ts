import type { IncomingMessage } from 'node:http'
import { getClientAddress } from '@sorrel/service/client-address'
import type { Exchange } from './send-packed.ts'

export interface ReceiveOptions {
  /** Number of our own proxies in front. */
  readonly proxyHops: number
  /**
   * Removes query fields that no page reads, because Next writes the address of the first visitor into a page that it
   * caches.
   */
  readonly stripQuery?: ((url: string) => Promise<string>) | undefined
}

/** These are not pages, and some are long: a HEAD request stays a HEAD. */
const NOT_PAGES = /^\/(?:_next|api|cdn)\//

/** The client's address, as our own proxies report it. */
export function readAddress(
  { headers, socket }: IncomingMessage,
  { proxyHops }: Pick<ReceiveOptions, 'proxyHops'>,
): string {
  return getClientAddress({ peer: socket.remoteAddress, forwardedFor: headers['x-forwarded-for'], proxyHops })
}

/** Prepares a request for Next: the client's address, an address without unread fields, GET in place of HEAD. */
export async function receiveRequest(
  { request, response }: Exchange,
  { proxyHops, stripQuery }: ReceiveOptions,
): Promise<void> {
  const { headers, method, url = '/' } = request
  headers['x-forwarded-for'] = readAddress(request, { proxyHops })
  if (!asksForDocument(request)) return
  if (stripQuery !== undefined) request.url = await stripQuery(url)
  if (method !== 'HEAD' || NOT_PAGES.test(url)) return
  // Next answers a HEAD without ETag and length, so it gets a GET. Node drops the body.
  request.method = 'GET'
  // The request is logged after the response, with its original method.
  response.prependOnceListener('close', () => {
    request.method = method
  })
}

/** A request for a document, not for data of Next's router and not a form. */
function asksForDocument({ method, headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && headers.rsc === undefined && !Object.keys(headers).some((name) => name.startsWith('next-'))
}
