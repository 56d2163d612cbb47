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

/** A platform's profile, as far as it is used here. */
export type PlatformProfile = z.infer<typeof schema>

/** Reads the profile of the platform behind a call. */
export type ReadProfile = ReadDocument<PlatformProfile>

/**
 * Creates a reader of platform profiles: https only, 5 seconds, 64 KiB at most, no redirects. Profiles are kept for a
 * minute to an hour, by their own headers; a failure for 30 seconds. Simultaneous calls share one request.
 */
export function createProfileReader(options: ProfileReaderOptions): ReadProfile {
  return createDocumentReader({ ...options, name: 'profile', schema })
}
