import type { KitRule } from '../style/kit-style.ts'
import { layoutStyle, layoutVariants } from '../style/kit-style.ts'
import type { Space } from '../parts/layout-props.ts'
import { SPACES } from '../parts/spaces.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const toRules = (toRule: (space: string) => KitRule): Record<Space, KitRule> => ({
  '0': toRule(SPACES['0']),
  '4': toRule(SPACES['4']),
  '8': toRule(SPACES['8']),
  '12': toRule(SPACES['12']),
  '16': toRule(SPACES['16']),
  '24': toRule(SPACES['24']),
  '32': toRule(SPACES['32']),
  '48': toRule(SPACES['48']),
  '64': toRule(SPACES['64']),
  '96': toRule(SPACES['96']),
  '128': toRule(SPACES['128']),
})

export const background = layoutStyle({
  background: themeContract.surface.background,
  color: themeContract.surface.body,
})
export const padding = layoutVariants(toRules((space) => ({ padding: space })))
export const paddingBlock = layoutVariants(toRules((space) => ({ paddingBlock: space })))
export const paddingInline = layoutVariants(toRules((space) => ({ paddingInline: space })))
export const gap = layoutVariants(toRules((space) => ({ gap: space })))
export const rowGap = layoutVariants(toRules((space) => ({ rowGap: space })))
export const rounded = layoutStyle({ borderRadius: themeContract.radius.image })
