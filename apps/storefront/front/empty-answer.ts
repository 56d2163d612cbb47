import type { ServerResponse } from 'node:http'

/** A response without a body. Nobody keeps it. */
export function sendEmpty(response: ServerResponse, status: number): void {
  const isFailure = status >= 400
  response.writeHead(status, { 'cache-control': 'no-store', ...(isFailure && { 'x-robots-tag': 'noindex' }) })
  response.end()
}
