import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip'

/** The best encoding that the client accepts, Brotli before gzip; undefined: no compression. */
export function getEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const weights = new Map(
    String(headers['accept-encoding'] ?? '')
      .split(',')
      .map(toWeight),
  )
  const isWanted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return isWanted('br') ? 'br' : isWanted('gzip') ? 'gzip' : undefined
}

function toWeight(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}

/**
 * Whether the client's cached copy is current. The comparison is weak, since one page has equal tags in both
 * encodings.
 */
export function isHeld({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const held = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return held.includes('*') || held.includes(etag.replace(/^W\//, ''))
}
