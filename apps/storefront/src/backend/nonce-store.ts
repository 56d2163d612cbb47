import { z } from 'zod'
import type { Counters } from './counters.ts'
import { sharedCounters } from './shared-counters.ts'

const schema = z.object({})

export interface NonceStoreOptions {
  /** The kind of names. */
  readonly kind: string
  /** How long a name is remembered. */
  readonly lifeMs: number
  /** Default: the counters that all processes of this shop share. */
  readonly counters?: Counters | undefined
}

/** Returns a function that is true only for the first use of each name in any process. */
export function createNonceStore({ counters = sharedCounters, ...kind }: NonceStoreOptions) {
  return (name: string): Promise<boolean> =>
    counters.update({ ...kind, schema }, name, (known) => ({ next: {}, outcome: known === undefined }))
}
