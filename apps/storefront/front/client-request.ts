import type { IncomingMessage } from 'node:http'
import { getClientAddress } from '@sorrel/service/client-address'
import type { Exchange } from './send-packed.ts'

export interface ReceiveOptions {
  /** How many proxies of our own stand in front. */
  readonly proxyHops: number
  /** Takes what nobody reads off an address: Next writes the address of the first visitor into a page that it keeps. */
  readonly stripQuery?: ((url: string) => Promise<string>) | undefined
}

/** The answers to these are not pages, and some are long: what they say of a HEAD is their own matter. */
const NOT_PAGES = /^\/(?:_next|api|cdn)\//

/** Whom a request comes from, as far as proxies of our own say. */
export function readAddress(
  { headers, socket }: IncomingMessage,
  { proxyHops }: Pick<ReceiveOptions, 'proxyHops'>,
): string {
  return getClientAddress({ peer: socket.remoteAddress, forwardedFor: headers['x-forwarded-for'], proxyHops })
}

/** Says to Next who asks and for what, in the form in which it should know it. */
export async function receiveRequest(
  { request, response }: Exchange,
  { proxyHops, stripQuery }: ReceiveOptions,
): Promise<void> {
  const { headers, method, url = '/' } = request
  headers['x-forwarded-for'] = readAddress(request, { proxyHops })
  if (!asksForDocument(request)) return
  if (stripQuery !== undefined) request.url = await stripQuery(url)
  if (method !== 'HEAD' || NOT_PAGES.test(url)) return
  // Next answers a HEAD without a body, and so without the tag and the length of the page. Node sends no body to it anyway.
  request.method = 'GET'
  // Whoever logs the request does so when the response is out.
  response.prependOnceListener('close', () => {
    request.method = method
  })
}

/** Neither something for Next's router in the browser nor a form. */
function asksForDocument({ method, headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && headers.rsc === undefined && !Object.keys(headers).some((name) => name.startsWith('next-'))
}
