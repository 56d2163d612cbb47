/** Reads what platforms say of themselves. */
export type { PlatformProfile } from './profile/platform-profile.ts'
export {
  createProfileReader,
  type ProfileError,
  type ProfileReaderOptions,
  type ProfileResult,
  type ReadProfile,
} from './profile/profile-reader.ts'
