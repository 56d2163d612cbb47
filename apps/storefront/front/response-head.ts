import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Headers in the forms that `writeHead` takes: an object, or names and values in turn. */
export type HeaderList = OutgoingHttpHeaders | readonly OutgoingHttpHeader[]

/** The arguments of `writeHead`. */
export interface Head {
  readonly status: number
  readonly reason?: string | HeaderList | undefined
  readonly list?: HeaderList | undefined
}

/** Sets status and headers without sending them. */
export function setHead(response: ServerResponse, { status, reason, list }: Head): void {
  response.statusCode = status
  if (typeof reason === 'string') response.statusMessage = reason
  const headers = typeof reason === 'string' ? list : reason
  if (headers === undefined) return
  if (isFlat(headers)) setFlat(response, headers)
  else setAll(response, headers)
}

function setFlat(response: ServerResponse, headers: readonly OutgoingHttpHeader[]): void {
  const names = new Set(headers.filter((_, index) => index % 2 === 0).map(String))
  for (const name of names) response.removeHeader(name)
  headers.forEach((name, index) => {
    if (index % 2 === 0) response.appendHeader(String(name), toValue(headers[index + 1]))
  })
}

function setAll(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
}

const toValue = (value: OutgoingHttpHeader | undefined) =>
  typeof value === 'object' ? value : String(value ?? '')

function isFlat(list: HeaderList): list is readonly OutgoingHttpHeader[] {
  return Array.isArray(list)
}

/** Sends a response without a body that must not be cached. */
export function sendEmpty(response: ServerResponse, status: number): void {
  const isFailure = status >= 400
  response.writeHead(status, { 'cache-control': 'no-store', ...(isFailure && { 'x-robots-tag': 'noindex' }) })
  response.end()
}
