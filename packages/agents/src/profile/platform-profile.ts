import { z } from 'zod'
import { createDocumentReader, type ProfileReaderOptions, type ReadDocument } from './document-reader.ts'

const entry = z.looseObject({ version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/) })
const registry = z.record(z.string().max(200), z.array(entry).max(20))

const schema = z.looseObject({
  ucp: z.looseObject({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    capabilities: registry.default({}),
  }),
  // A key of a kind that is unknown here makes no profile wrong.
  signing_keys: z.array(z.unknown()).max(50).default([]),
})

/** What a platform says of itself, as far as it is used here. */
export type PlatformProfile = z.infer<typeof schema>

/** Reads what the platform behind a call says of itself. */
export type ReadProfile = ReadDocument<PlatformProfile>

/**
 * Makes what reads platform profiles: over https alone, in 5 seconds, 64 KiB at most, without redirects. They are kept for a
 * minute to an hour, as they say themselves; a failure for 30 seconds. Calls at the same time share one.
 */
export function createProfileReader(options: ProfileReaderOptions): ReadProfile {
  return createDocumentReader({ ...options, name: 'profile', schema })
}
