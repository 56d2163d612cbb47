import { z } from 'zod'
import { fail, type Outcome } from '../model/outcome.ts'
import { type AgentMemory, toDigest } from './memory.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * After this time, a call that another process is still running is considered lost, since that process may have died.
 */
const RUNNING_SECONDS = 60

const kept = z.object({
  what: z.string(),
  /** Unset while the call is running. */
  outcome: z
    .object({ ok: z.literal(true), body: z.record(z.string(), z.unknown()), isNew: z.boolean().optional() })
    .optional(),
})

export interface Repeatable {
  /** Separates the keys of one agent from those of others. */
  readonly agent: string
  readonly key: string
  /** The content of the call: reusing a key for other content is a conflict. */
  readonly request: unknown
}

const CONFLICT = fail({
  code: 'idempotency_conflict',
  content: 'The idempotency key was used for something else',
})

const RUNNING = fail({
  code: 'unavailable',
  content: 'The same call is being answered',
  retryAfterSeconds: 1,
})

/** Runs a call with an idempotency key once per day: repeats get the first answer. A failed call may be repeated. */
export function createIdempotency(memory: AgentMemory) {
  const running = new Map<string, { readonly what: string; readonly outcome: Promise<Outcome> }>()
  return async ({ agent, key, request }: Repeatable, run: () => Promise<Outcome>): Promise<Outcome> => {
    const name = `repeat ${await toDigest(JSON.stringify([agent, key]))}`
    const what = await toDigest(JSON.stringify(request))
    const before = running.get(name)
    if (before !== undefined) return before.what === what ? before.outcome : CONFLICT
    const outcome = answer({ memory, name, what }, run)
    running.set(name, { what, outcome })
    return outcome.finally(() => running.delete(name))
  }
}

interface Place {
  readonly memory: AgentMemory
  readonly name: string
  readonly what: string
}

async function answer({ memory, name, what }: Place, run: () => Promise<Outcome>): Promise<Outcome> {
  const isFirst = await memory.claim(name, JSON.stringify({ what }), RUNNING_SECONDS)
  if (!isFirst) return repeat(what, await memory.get(name))
  let outcome: Outcome | undefined
  try {
    outcome = await run()
  } finally {
    if (outcome?.ok) await memory.set(name, JSON.stringify({ what, outcome }), DAY_SECONDS)
    else await memory.delete(name)
  }
  return outcome
}

/** The outcome of an earlier call. */
function repeat(what: string, known: string | undefined): Outcome {
  // The first call has just failed, so it may be repeated.
  if (known === undefined) return RUNNING
  const before = kept.parse(JSON.parse(known))
  if (before.what !== what) return CONFLICT
  if (before.outcome === undefined) return RUNNING
  const { body, isNew } = before.outcome
  return { ok: true, body, ...(isNew === true && { isNew }) }
}
