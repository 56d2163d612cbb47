import { isRecord } from '@sorrel/contracts/untrusted'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceClient } from '../client.ts'
import { type CommerceError, isRetryableStatus } from '../error.ts'
import { andThen, decodeError } from '../wire/decode.ts'
import { toCamelCase } from '../wire/to-camel-case.ts'

export interface RecordRequest {
  readonly kind: 'products' | 'categories'
  /** Id or slug. */
  readonly id: string
  readonly currency?: string | undefined
  readonly locale?: string | undefined
}

/** What a product names and REST leaves out unless it is asked for. */
export const EXPANDED = {
  'expand[0]': 'variants',
  'expand[1]': 'categories',
  'expand[2]': 'bundle_items.product',
  'expand[3]': 'bundle_items.variant',
}

/**
 * The current state of one record, bypassing the service's caches, which may be some seconds old; null if it does not
 * exist. Read by REST, because only REST can bypass them. Its fields are named as in GraphQL.
 */
export async function readPastCopies(
  client: CommerceClient,
  { kind, id, currency, locale }: RecordRequest,
): Promise<Result<Readonly<Record<string, unknown>> | null, CommerceError>> {
  const path = `/${kind}/${encodeURIComponent(id)}`
  const query = { $cache: 'false', ...EXPANDED }
  const answer = await client.read({ path, query, currency, locale })
  return andThen(answer, (json) => {
    if (json === undefined || json === null || json === '') return ok(null)
    const record = toCamelCase(json)
    if (!isRecord(json) || !isRecord(record)) return decodeError(path, 'The answer holds no record')
    // The keys of attributes are ids, so they keep their spelling.
    return ok('attributes' in json ? Object.assign({}, record, { attributes: json.attributes }) : record)
  })
}

/**
 * Whether the read failed for a while only. Until it succeeds, what the service's caches hold may be older than the
 * change, so it is not shown as the current state. Waiting does not mend a record that is refused or unreadable.
 */
export function isOutage<T>(
  read: Result<T, CommerceError>,
): read is { readonly ok: false; readonly error: CommerceError } {
  if (read.ok) return false
  const { error } = read
  return (
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'http' && (error.status >= 500 || isRetryableStatus(error.status)))
  )
}
