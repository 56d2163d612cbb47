/** What shop and platform say of themselves, and what both can. */
export { type BusinessProfileOptions, toBusinessProfile } from './profile/business-profile.ts'
export type { PlatformProfile } from './profile/platform-profile.ts'
export {
  createProfileReader,
  type ProfileError,
  type ProfileReaderOptions,
  type ProfileResult,
  type ReadProfile,
} from './profile/profile-reader.ts'
