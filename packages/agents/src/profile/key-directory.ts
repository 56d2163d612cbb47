import { z } from 'zod'
import { createDocumentReader, type ProfileReaderOptions, type ReadDocument } from './document-reader.ts'

const schema = z.looseObject({ keys: z.array(z.unknown()).max(50) })

/** Public keys of an agent, not parsed yet. */
export type KeyDirectory = z.infer<typeof schema>

export type ReadDirectory = ReadDocument<KeyDirectory>

/** Where an agent of Web Bot Auth lists its keys, below its origin. */
export const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory'

/** Creates a reader of key directories, under the rules of `createProfileReader`. */
export function createDirectoryReader(options: ProfileReaderOptions): ReadDirectory {
  return createDocumentReader({ ...options, name: 'key directory', schema })
}
