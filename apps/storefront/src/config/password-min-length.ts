import { DEFAULT_PASSWORD_MIN_LENGTH } from '@sorrel/contracts/forms'
import { SHOP_CONFIG } from './shop-config.ts'

/** Characters of the shortest password that can be set. */
export const passwordMinLength = SHOP_CONFIG.passwordMinLength ?? DEFAULT_PASSWORD_MIN_LENGTH
