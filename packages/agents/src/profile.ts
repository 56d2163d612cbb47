/** Reads the profiles of platforms. */
export { createProfileReader, type PlatformProfile, type ReadProfile } from './profile/platform-profile.ts'
export type {
  ProfileError,
  ProfileReaderOptions,
  ReadDocument,
  ReadOptions,
} from './profile/document-reader.ts'
export { createDirectoryReader, type KeyDirectory, type ReadDirectory } from './profile/document-reader.ts'
