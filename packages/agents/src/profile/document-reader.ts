import { err, ok, type Result } from '@sorrel/domain/result'
import { z } from 'zod'
import type { FailureCode } from '../model/outcome.ts'

export interface ProfileError {
  readonly code: Extract<FailureCode, 'invalid_profile_url' | 'profile_unreachable' | 'profile_malformed'>
  /** For the agent's developer. */
  readonly content: string
}

export interface ReadOptions {
  /**
   * Set when the cached copy lacks the wanted entry: the document is fetched again, unless it was in the last minute.
   */
  readonly isMissing?: boolean
}

/** Reads a document from a URL that an untrusted caller has sent. */
export type ReadDocument<Value> = (
  url: string | undefined,
  options?: ReadOptions,
) => Promise<Result<Value, ProfileError>>

export interface ProfileReaderOptions {
  /** Must reach public hosts only and follow no redirect, because the URL is untrusted. */
  readonly fetch: (url: URL, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** Origins whose documents may be fetched over http too, for agents of your own. Default: none. */
  readonly trustedOrigins?: readonly string[]
  /** Milliseconds since 1970. Default the real time. */
  readonly now?: () => number
}

export interface DocumentReaderOptions<Value> extends ProfileReaderOptions {
  /** The name of the documents in messages to the agent's developer. */
  readonly name: string
  readonly schema: z.ZodType<Value>
}

const TIMEOUT_MS = 5000
const BYTES_MAX = 64 * 1024
const URL_MAX = 500
/** Maximum number of cached documents. */
const KEPT_MAX = 500
/** Cache lifetime in seconds: that of the document's headers within these bounds, or the fixed time for a failure. */
const KEPT_SECONDS = { least: 60, most: 3600, failure: 30 } as const

interface Kept<Value> {
  readonly result: Promise<Result<Value, ProfileError>>
  /** Milliseconds since 1970. */
  readonly since: number
  until: number
}

/**
 * Creates a reader of untrusted documents: https only, 5 seconds, 64 KiB at most, no redirects. Documents are kept for
 * a minute to an hour, by their own headers; a failure for 30 seconds. Simultaneous calls share one request.
 */
export function createDocumentReader<Value>(options: DocumentReaderOptions<Value>): ReadDocument<Value> {
  const { name, trustedOrigins = [], now = Date.now } = options
  const kept = new Map<string, Kept<Value>>()
  const isKept = ({ since, until }: Kept<Value>, isMissing: boolean) =>
    until > now() && !(isMissing && since + KEPT_SECONDS.least * 1000 <= now())
  return async (given, { isMissing = false } = {}) => {
    const url = parseUrl(given, trustedOrigins)
    if (url === undefined)
      return err({
        code: 'invalid_profile_url',
        content: `Name the ${name} of the agent by an https address`,
      })
    const known = kept.get(url.href)
    if (known !== undefined && isKept(known, isMissing)) return known.result
    const reading = read(url, options)
    const since = now()
    const entry = { result: reading.then(({ result }) => result), since, until: since + TIMEOUT_MS * 2 }
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

interface Reading<Value> {
  readonly result: Result<Value, ProfileError>
  /** Cache lifetime. */
  readonly seconds: number
}

async function read<Value>(
  url: URL,
  { name, fetch, schema }: DocumentReaderOptions<Value>,
): Promise<Reading<Value>> {
  const refuse = (code: ProfileError['code'], content: string): Reading<Value> => ({
    result: err({ code, content }),
    seconds: KEPT_SECONDS.failure,
  })
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) {
      await answer.body?.cancel()
      return refuse('profile_unreachable', `The ${name}'s address answers ${answer.status}`)
    }
    const bytes = await readBoundedBody(answer, BYTES_MAX)
    const value = bytes && parse(schema, new TextDecoder().decode(bytes))
    if (value === undefined) return refuse('profile_malformed', `The ${name} is none, or larger than 64 KiB`)
    return { result: ok(value), seconds: getSeconds(answer) }
  } catch {
    return refuse('profile_unreachable', `The ${name} cannot be fetched`)
  }
}

function parse<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function getSeconds({ headers }: Response): number {
  const [, seconds = '0'] = /(?:^|[\s,])max-age=(\d{1,9})/.exec(headers.get('cache-control') ?? '') ?? []
  return Math.min(KEPT_SECONDS.most, Math.max(KEPT_SECONDS.least, Number(seconds)))
}

/**
 * The bytes of a message; undefined if there are too many. They are counted while reading, so that memory stays
 * bounded.
 */
export async function readBoundedBody(
  { body }: Request | Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) return undefined
    parts.push(part)
  }
  return Uint8Array.from(Buffer.concat(parts))
}

const directorySchema = z.looseObject({ keys: z.array(z.unknown()).max(50) })

/** Public keys of an agent, not parsed yet. */
export type KeyDirectory = z.infer<typeof directorySchema>

export type ReadDirectory = ReadDocument<KeyDirectory>

/** Where an agent of Web Bot Auth lists its keys, below its origin. */
export const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory'

/** Creates a reader of key directories, under the rules of `createProfileReader`. */
export function createDirectoryReader(options: ProfileReaderOptions): ReadDirectory {
  return createDocumentReader({ ...options, name: 'key directory', schema: directorySchema })
}
