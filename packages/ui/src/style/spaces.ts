import { themeContract } from '../theme/theme-contract.css.ts'

/** The steps that layout primitives take, and none. */
export const SPACES = { '0': '0', ...themeContract.space } as const
