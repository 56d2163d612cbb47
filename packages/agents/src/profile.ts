/** Reads the profiles of platforms. */

import { z } from 'zod'
import {
  createDocumentReader,
  type ProfileReaderOptions,
  type ReadDocument,
} from './profile/document-reader.ts'

export {
  type ProfileError,
  type ProfileReaderOptions,
  type ReadDocument,
  type ReadOptions,
  createDirectoryReader,
  type KeyDirectory,
  type ReadDirectory,
} from './profile/document-reader.ts'

const entry = z.looseObject({ version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/) })
const registry = z.record(z.string().max(200), z.array(entry).max(20))

// An unknown type of key does not make the profile invalid.
const keys = z.array(z.unknown()).max(50).default([])

const schema = z
  .looseObject({
    ucp: z.looseObject({
      version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      capabilities: registry.default({}),
    }),
    keys,
    // Their name before 2026-08-25. A platform that speaks both releases may list its keys under both.
    signing_keys: keys,
  })
  .transform(({ signing_keys: earlier, ...profile }) => ({ ...profile, keys: [...profile.keys, ...earlier] }))

/** The fields of a platform's profile that are used here, as the newest release names them. */
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
