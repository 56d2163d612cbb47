import { DEFAULT_PASSWORD_MIN_LENGTH } from '@sorrel/contracts/forms'
import { HOUSE } from './house.ts'

/** Characters of the shortest password that can be set. */
export const passwordMinLength = HOUSE.passwordMinLength ?? DEFAULT_PASSWORD_MIN_LENGTH
