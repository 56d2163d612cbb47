import type { ReviewsApiOptions, ReviewSession } from './options.ts'

const KINDS: ReadonlySet<unknown> = new Set(['visitor', 'unavailable', 'customer'])
const TEXTS = ['accountId', 'displayName', 'email'] as const

/** Faults of a session, worded for callers without types, such as `name` instead of `displayName`. */
function findFaults(session: ReviewSession): readonly string[] {
  const fields: Readonly<Record<string, unknown>> = { ...session }
  if (!KINDS.has(fields.kind)) return ['`kind` is none of `visitor`, `unavailable` and `customer`']
  if (fields.kind !== 'customer') return []
  return [
    ...TEXTS.filter((name) => typeof fields[name] !== 'string' || fields[name] === '').map(
      (name) => `\`${name}\` is no text`,
    ),
    ...(typeof fields.findOrders === 'function' ? [] : ['`findOrders` is no function']),
  ]
}

/** Wraps `getSession` so that it rejects a malformed session and lists its faults. */
export function withCheck(getSession: ReviewsApiOptions['getSession']): ReviewsApiOptions['getSession'] {
  return async (request) => {
    const session = await getSession(request)
    const faults = findFaults(session)
    if (faults.length > 0) throw new TypeError(`getSession answered a session whose ${faults.join(', ')}`)
    return session
  }
}
