import { err, ok, type Result } from '@sorrel/domain/result'
import type { FailureCode } from '../model/outcome.ts'
import { parsePlatformProfile, type PlatformProfile } from './platform-profile.ts'

export interface ProfileError {
  readonly code: Extract<FailureCode, 'invalid_profile_url' | 'profile_unreachable' | 'profile_malformed'>
  /** For whoever writes the agent. */
  readonly content: string
}

export type ProfileResult = Result<PlatformProfile, ProfileError>

/** Reads what the platform behind a call says of itself. */
export type ReadProfile = (url: string | undefined) => Promise<ProfileResult>

export interface ProfileReaderOptions {
  /** Must reach public hosts alone and follow no redirect: the address comes from a stranger. */
  readonly fetch: (url: URL, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** Origins whose profiles may come over http too: an agent of one's own. Default: none. */
  readonly trustedOrigins?: readonly string[]
  /** Milliseconds since 1970. Default the real time. */
  readonly now?: () => number
}

const TIMEOUT_MS = 5000
const BYTES_MAX = 64 * 1024
const URL_MAX = 500
/** Profiles that are kept. */
const KEPT_MAX = 500
/** A profile is kept as long as it says, within these bounds; a failure for the shorter time. Seconds. */
const KEPT_SECONDS = { least: 60, most: 3600, failure: 30 } as const

interface Kept {
  readonly result: Promise<ProfileResult>
  until: number
}

/**
 * Makes what reads platform profiles: over https alone, in 5 seconds, 64 KiB at most, without redirects. They are kept for a
 * minute to an hour, as they say themselves; a failure for 30 seconds. Calls at the same time share one.
 */
export function createProfileReader(options: ProfileReaderOptions): ReadProfile {
  const { fetch, trustedOrigins = [], now = Date.now } = options
  const kept = new Map<string, Kept>()
  return async (given) => {
    const url = parseUrl(given, trustedOrigins)
    if (url === undefined)
      return err({
        code: 'invalid_profile_url',
        content: 'Name the profile of the agent by an https address',
      })
    const known = kept.get(url.href)
    if (known !== undefined && known.until > now()) return known.result
    const reading = read(url, fetch)
    const entry: Kept = { result: reading.then(({ result }) => result), until: now() + TIMEOUT_MS * 2 }
    kept.delete(url.href)
    kept.set(url.href, entry)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    entry.until = now() + (await reading).seconds * 1000
    return entry.result
  }
}

function parseUrl(given: string | undefined, trustedOrigins: readonly string[]): URL | undefined {
  const url = given === undefined || given.length > URL_MAX ? null : URL.parse(given)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  return url.protocol === 'https:' || trustedOrigins.includes(url.origin) ? url : undefined
}

interface Reading {
  readonly result: ProfileResult
  /** How long it holds. */
  readonly seconds: number
}

async function read(url: URL, fetch: ProfileReaderOptions['fetch']): Promise<Reading> {
  const refuse = (code: ProfileError['code'], content: string): Reading => ({
    result: err({ code, content }),
    seconds: KEPT_SECONDS.failure,
  })
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) {
      await answer.body?.cancel()
      return refuse('profile_unreachable', `The profile's address answers ${answer.status}`)
    }
    const text = await readBounded(answer)
    const profile = text === undefined ? undefined : parsePlatformProfile(text)
    if (profile === undefined)
      return refuse('profile_malformed', 'The profile is none, or larger than 64 KiB')
    return { result: ok(profile), seconds: getSeconds(answer) }
  } catch {
    return refuse('profile_unreachable', 'The profile cannot be fetched')
  }
}

async function readBounded(answer: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > BYTES_MAX) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function getSeconds({ headers }: Response): number {
  const [, seconds = '0'] = /(?:^|[\s,])max-age=(\d{1,9})/.exec(headers.get('cache-control') ?? '') ?? []
  return Math.min(KEPT_SECONDS.most, Math.max(KEPT_SECONDS.least, Number(seconds)))
}
