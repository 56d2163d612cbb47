import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Once, OnceCall } from '@sorrel/commerce/server'
import { type Endpoint, type EndpointAnswer, parseAnswer } from '@sorrel/contracts/http'
import { ok, type Result } from '@sorrel/domain/result'
import { z } from 'zod'
import { type Clock, systemClock } from '#backend/clock.ts'
import type { Counters, RecordKind } from '#backend/counters.ts'
import { sharedCounters } from '#backend/shared-counters.ts'

const WINDOW_MS = 5000

/** How often a process checks whether another one has finished. */
const LOOK_MS = 50

const schema = z.object({
  /** Of the call that made the record. */
  id: z.string(),
  /** Digest of the request. */
  what: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  isDone: z.boolean(),
  answer: z.unknown(),
})

type Entry = z.infer<typeof schema>

export interface DedupeOptions {
  /** The kind of keys. */
  readonly kind: string
  readonly now?: Clock | undefined
  /** Default: the counters that all processes of this shop share. */
  readonly counters?: Counters | undefined
}

/**
 * Ignores double submits: of equal requests for one place within 5 s only the first takes effect, whether it is still
 * running or done, and in whichever process. A failed request may be repeated immediately, and any other request for
 * the same place in between starts a new one. The work itself must tolerate repetition, because the store of counters
 * may be unavailable.
 */
export function createDedupe(options: DedupeOptions): Once {
  const running = new Map<string, { readonly what: string; readonly done: Promise<unknown> }>()
  const claims = createClaims(options)

  async function work<E extends Endpoint, F>(
    { place, what, endpoint }: OnceCall<E>,
    handler: () => Promise<Result<EndpointAnswer<E>, F>>,
  ): Promise<Result<EndpointAnswer<E>, F>> {
    const claim = await claims.claim(place, toDigest(what))
    if ('answer' in claim) {
      const answer = parseAnswer(endpoint, claim.answer)
      if (answer.ok) return ok(answer.value)
    }
    let done: { readonly answer: unknown } | undefined
    try {
      const result = await handler()
      if (result.ok) done = { answer: result.value }
      return result
    } finally {
      if ('id' in claim) await claims.complete(place, claim.id, done)
    }
  }

  return async (call, handler) => {
    const { place, what } = call
    const earlier = running.get(place)
    // The same request under the same key has the same type of answer.
    if (earlier?.what === what) return earlier.done as ReturnType<typeof handler>
    const done = work(call, handler)
    running.set(place, { what, done })
    try {
      return await done
    } finally {
      if (running.get(place)?.done === done) running.delete(place)
    }
  }
}

/** Claims a place for one request, across all processes. */
function createClaims({ kind, now = systemClock, counters = sharedCounters }: DedupeOptions) {
  const entries: RecordKind<Entry> = { kind: `once ${kind}`, schema, lifeMs: WINDOW_MS }
  const isSame = (entry: Entry | undefined, what: string): entry is Entry =>
    entry?.what === what && now() - entry.at < WINDOW_MS

  /** Undefined if the other call failed, takes too long, or another request came in between. */
  async function waitFor(place: string, first: Entry): Promise<Entry | undefined> {
    let entry: Entry | undefined = first
    while (isSame(entry, first.what) && entry.id === first.id) {
      if (entry.isDone) return entry
      await wait(LOOK_MS)
      entry = await counters.read(entries, place)
    }
    return undefined
  }

  return {
    /** Returns the id of a new claim, or the answer of an earlier equal request. */
    async claim(
      place: string,
      what: string,
    ): Promise<{ readonly id: string } | { readonly answer: unknown }> {
      const id = randomUUID()
      for (;;) {
        const own = { id, what, at: now(), isDone: false, answer: null }
        const first = await counters.update(entries, place, (entry) =>
          isSame(entry, what) ? { next: entry, outcome: entry } : { next: own, outcome: undefined },
        )
        if (first === undefined) return { id }
        const done = await waitFor(place, first)
        if (done !== undefined) return { answer: done.answer }
      }
    },
    /** Stores the answer of the work; undefined after a failure. A newer claim is not overwritten. */
    complete: (place: string, id: string, done: { readonly answer: unknown } | undefined) =>
      counters.update(entries, place, (entry) => {
        const own = done && entry && { ...entry, ...done, isDone: true }
        return { next: entry?.id === id ? own : entry, outcome: undefined }
      }),
  }
}

function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
