import { themeContract } from '../theme/theme-contract.css.ts'
import type { Space } from './layout-props.ts'

/** Value of each step, for style sheets. */
export const SPACES: Readonly<Record<Space, string>> = { '0': '0', ...themeContract.space }
