import { z } from 'zod'
import { fail, type Outcome } from '../model/outcome.ts'
import type { AgentMemory } from './memory.ts'
import { toDigest } from './seal.ts'

const DAY_SECONDS = 24 * 60 * 60

const kept = z.object({
  what: z.string(),
  outcome: z.object({
    ok: z.literal(true),
    body: z.record(z.string(), z.unknown()),
    isNew: z.boolean().optional(),
  }),
})

export interface Repeatable {
  /** Tells the keys of one agent from those of others. */
  readonly agent: string
  readonly key: string
  /** What the call asks for: the same key with something else is a conflict. */
  readonly request: unknown
}

const CONFLICT = fail({
  code: 'idempotency_conflict',
  content: 'The idempotency key was used for something else',
})

/** Makes a call with an idempotency key work once in a day: repeats get the answer of the first. What failed may be tried again. */
export function createRepeats(memory: AgentMemory) {
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
  const known = await memory.get(name)
  if (known !== undefined) {
    const parsed = kept.parse(JSON.parse(known))
    if (parsed.what !== what) return CONFLICT
    const { body, isNew } = parsed.outcome
    return { ok: true, body, ...(isNew === true && { isNew }) }
  }
  const outcome = await run()
  if (outcome.ok) await memory.set(name, JSON.stringify({ what, outcome }), DAY_SECONDS)
  return outcome
}
