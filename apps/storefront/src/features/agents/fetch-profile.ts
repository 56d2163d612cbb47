import type { IncomingMessage } from 'node:http'
import { Agent, get } from 'node:https'
import { isIP } from 'node:net'
import { createPublicLookup, isPublicAddress } from '@sorrel/service/public-address'
import { env } from '#config/env.ts'

/** Read no further than this: a profile may have 64 KiB. */
const BYTES_MAX = 65 * 1024

const agent = new Agent({ lookup: createPublicLookup() })

/**
 * Fetches an address that a stranger named: from public hosts only, over https, without redirects. Configured hosts are
 * exempt.
 */
export async function fetchProfile(
  url: URL,
  { signal }: { readonly signal: AbortSignal },
): Promise<Response> {
  if (env.agentProfileOrigins.includes(url.origin)) return fetch(url, { signal, redirect: 'manual' })
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error('not a public host')
  const answer = await request(url, signal)
  const body = await readBounded(answer)
  const { statusCode = 502 } = answer
  // Of a redirect or a refusal only the status is returned.
  if (statusCode !== 200) return new Response(null, { status: statusCode < 200 ? 502 : statusCode })
  return new Response(body, { headers: { 'cache-control': answer.headers['cache-control'] ?? '' } })
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = { accept: 'application/json', 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, agent }, resolve).on('error', reject)
  })
}

async function readBounded(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer) {
    if (!Buffer.isBuffer(part)) continue
    parts.push(part)
    bytes += part.length
    if (bytes > BYTES_MAX) break
  }
  answer.destroy()
  return Uint8Array.from(Buffer.concat(parts))
}
