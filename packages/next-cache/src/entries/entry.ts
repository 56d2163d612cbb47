import { z } from 'zod'
import type { KnownInvalidations } from '../invalidations/known-invalidations.ts'
import { markSchema } from '../invalidations/mark.ts'
import { type CachedValue, valueSchema } from './next-values.ts'

const schema = z.object({
  id: z.string(),
  mark: markSchema,
  at: z.number(),
  tags: z.array(z.string()),
  revalidate: z.union([z.number(), z.literal(false)]),
  owner: z.string(),
  value: valueSchema,
})

/** A cached value with the facts that decide how long it is valid. */
export interface Entry extends Readonly<Omit<z.infer<typeof schema>, 'value' | 'tags'>> {
  readonly tags: readonly string[]
  /** The object that Next passed in or gets; its identity matters. */
  readonly value: CachedValue
}

/** Undefined for data of another version or origin. */
export function parseEntry(id: string, found: unknown): Entry | undefined {
  const parsed = schema.safeParse(found)
  return parsed.success && parsed.data.id === id ? parsed.data : undefined
}

/**
 * - `fresh`: good.
 * - `expired`: past its time, but not invalidated.
 * - `invalidated`: may lack a change; served stale until it is renewed.
 * - `purged`: never served.
 */
export type State = 'fresh' | 'expired' | 'invalidated' | 'purged'

export interface JudgeOptions {
  readonly known: Pick<KnownInvalidations, 'isInvalidated' | 'isPurged'>
  readonly now: number
  readonly moreTags?: readonly string[]
}

export function judge(
  { mark, tags: own, at, revalidate }: Entry,
  { known, now, moreTags = [] }: JudgeOptions,
): State {
  const tags = moreTags.length === 0 ? own : [...own, ...moreTags]
  if (known.isPurged(mark, tags)) return 'purged'
  if (known.isInvalidated(mark, tags)) return 'invalidated'
  return revalidate !== false && at + revalidate * 1000 < now ? 'expired' : 'fresh'
}

/** Bookkeeping and headers weigh about as much as a small page. */
const OVERHEAD_BYTES = 2048

export function getBytes({ value }: Entry): number {
  return OVERHEAD_BYTES + getValueBytes(value)
}

function getValueBytes(value: CachedValue): number {
  if (value.kind === 'FETCH') return value.data.body.length
  if (value.kind === 'APP_ROUTE') return value.body.length
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0)
  return value.html.length + (value.rscData?.length ?? 0) + segments
}
